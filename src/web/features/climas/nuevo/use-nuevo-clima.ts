import { useState } from 'react'
import { computeAnioDeInicio } from '../../../../domain/climas/anio-de-inicio.ts'
import type { BaseDeCalculo } from '../../../../domain/climas/clima-input.ts'
import { useSiteConfig } from '../../../lib/site.tsx'
import { type Problemas, useFormulario } from '../../../lib/use-formulario.ts'
import type { ClimaDeLista } from '../climas-queries.ts'
import { formatCampoFecha, parseInicioDeDia } from '../fechas.ts'
import type { Origen, Propio } from './origen.ts'

interface EmpresaConNombre {
  id: string
  nombre_comercial: string
}

interface NuevoClima {
  idEmpresa: string
  fechaInicio: number
  fechaLimite: number | null
  /** Null: that of where it comes from. */
  base: BaseDeCalculo | null
  origen: Origen
}

/** The form of a new climate: what is chosen, and what keeps it from being made. */
export function useNuevoClima({
  idInicial,
  empresas,
  climas,
  crear,
}: {
  idInicial: string | undefined
  empresas: readonly EmpresaConNombre[]
  climas: readonly ClimaDeLista[]
  crear: (origen: Origen, propio: Propio) => Promise<void>
}) {
  const { timeZone } = useSiteConfig()
  const [inicial] = useState(
    (): NuevoClima => ({
      idEmpresa: idInicial ?? (empresas.length === 1 ? empresas[0]!.id : ''),
      fechaInicio: parseInicioDeDia(formatCampoFecha(Date.now(), timeZone), timeZone),
      fechaLimite: null,
      base: null,
      origen: { de: 'plantilla' },
    }),
  )
  const listRondas = (idEmpresa: string) => climas.filter((clima) => clima.idEmpresa === idEmpresa)

  const check = ({ idEmpresa, fechaInicio, fechaLimite, origen }: NuevoClima) => {
    const problemas: Problemas<NuevoClima> = {}
    const empresa = empresas.find(({ id }) => id === idEmpresa)
    if (!empresa) problemas.idEmpresa = 'Escoge la empresa.'
    if (Number.isNaN(fechaInicio)) problemas.fechaInicio = 'Escoge una fecha válida.'
    else if (empresa) {
      const anio = computeAnioDeInicio(fechaInicio, timeZone)
      if (listRondas(idEmpresa).some((ronda) => ronda.anio === anio))
        problemas.fechaInicio = `${empresa.nombre_comercial} ya tiene un clima de ${anio}.`
    }
    if (fechaLimite !== null && !(fechaLimite >= fechaInicio))
      problemas.fechaLimite = 'No puede ser anterior a la fecha de inicio.'
    if (origen.de === 'archivo' && !origen.archivo?.ok)
      problemas.origen = origen.archivo ? 'Corrige el archivo o escoge otro.' : 'Escoge el archivo.'
    return problemas
  }

  const toPropio = ({ idEmpresa, fechaInicio, fechaLimite, base, origen }: NuevoClima): Propio => ({
    idEmpresa,
    fechaInicio,
    fechaLimite,
    baseDeCalculo: base ?? getBaseDeOrigen(origen, listRondas(idEmpresa)),
  })

  const form = useFormulario({
    inicial,
    check,
    enviar: (nuevo) => crear(nuevo.origen, toPropio(nuevo)),
  })
  const { change, judge, valores } = form

  return {
    form,
    baseDeCalculo: toPropio(valores).baseDeCalculo,
    rondas: listRondas(valores.idEmpresa),
    setIdEmpresa: (id: string) => {
      change('idEmpresa', id)
      // That the year is taken is told at once: the list of companies is where one can see it.
      judge('fechaInicio')
      // A round of another company is none of this one's.
      if (valores.origen.de === 'ronda') change('origen', { de: 'plantilla' })
    },
    setFechaInicio: (ms: number) => {
      change('fechaInicio', ms)
      judge('fechaInicio')
    },
    setOrigen: (nuevo: Origen) => {
      change('origen', nuevo)
      if (nuevo.de !== 'archivo' || !nuevo.archivo?.ok) return
      // The file's own dates, in sight and open to change.
      change('fechaInicio', nuevo.archivo.documento.fechaInicio)
      change('fechaLimite', nuevo.archivo.documento.fechaLimite ?? null)
      judge('fechaInicio')
    },
  }
}

function getBaseDeOrigen(origen: Origen, rondas: readonly ClimaDeLista[]): BaseDeCalculo {
  if (origen.de === 'ronda')
    return rondas.find(({ id }) => id === origen.idClima)?.baseDeCalculo ?? 'encuestados'
  if (origen.de === 'archivo' && origen.archivo?.ok)
    return origen.archivo.documento.baseDeCalculo ?? 'encuestados'
  return 'encuestados'
}

import { useState } from 'react'
import { computeAnioDeInicio } from '../../../../domain/climas/anio-de-inicio.ts'
import type { BaseDeCalculo } from '../../../../domain/climas/clima-input.ts'
import { useSiteConfig } from '../../../lib/site.tsx'
import type { ClimaDeLista } from '../climas-queries.ts'
import { formatCampoFecha, parseInicioDeDia } from '../fechas.ts'
import type { Origen, Propio } from './origen.ts'

interface EmpresaConNombre {
  id: string
  nombre_comercial: string
}

type Fallas = Partial<Record<'idEmpresa' | 'fechaInicio' | 'fechaLimite' | 'origen', string>>

/** The form of a new climate: what is chosen, and what keeps it from being made. */
export function useNuevoClima(
  idInicial: string | undefined,
  empresas: readonly EmpresaConNombre[],
  climas: readonly ClimaDeLista[],
) {
  const { timeZone } = useSiteConfig()
  const [idEmpresa, setIdEmpresa] = useState(idInicial ?? (empresas.length === 1 ? empresas[0]!.id : ''))
  const [fechaInicio, setFechaInicio] = useState(() =>
    parseInicioDeDia(formatCampoFecha(Date.now(), timeZone), timeZone),
  )
  const [fechaLimite, setFechaLimite] = useState<number | null>(null)
  const [base, setBase] = useState<BaseDeCalculo | null>(null)
  const [origen, setOrigen] = useState<Origen>({ de: 'plantilla' })
  const rondas = climas.filter((clima) => clima.idEmpresa === idEmpresa)
  const propio: Propio = {
    idEmpresa,
    fechaInicio,
    fechaLimite,
    baseDeCalculo: base ?? getBaseDeOrigen(origen, rondas),
  }
  const empresa = empresas.find(({ id }) => id === idEmpresa)

  const fallas: Fallas = {}
  if (!empresa) fallas.idEmpresa = 'Escoge la empresa.'
  if (Number.isNaN(fechaInicio)) fallas.fechaInicio = 'Escoge una fecha válida.'
  else if (empresa) {
    const anio = computeAnioDeInicio(fechaInicio, timeZone)
    if (rondas.some((ronda) => ronda.anio === anio))
      fallas.fechaInicio = `${empresa.nombre_comercial} ya tiene un clima de ${anio}.`
  }
  if (fechaLimite !== null && !(fechaLimite >= fechaInicio))
    fallas.fechaLimite = 'No puede ser anterior a la fecha de inicio.'
  if (origen.de === 'archivo' && !origen.archivo?.ok)
    fallas.origen = origen.archivo ? 'Corrige el archivo o escoge otro.' : 'Escoge el archivo.'

  return {
    propio,
    origen,
    rondas,
    fallas,
    setIdEmpresa: (id: string) => {
      setIdEmpresa(id)
      // A round of another company is none of this one's.
      if (origen.de === 'ronda') setOrigen({ de: 'plantilla' })
    },
    setFechaInicio,
    setFechaLimite,
    setBase,
    setOrigen: (nuevo: Origen) => {
      setOrigen(nuevo)
      if (nuevo.de !== 'archivo' || !nuevo.archivo?.ok) return
      // The file's own dates, in sight and open to change.
      setFechaInicio(nuevo.archivo.documento.fechaInicio)
      setFechaLimite(nuevo.archivo.documento.fechaLimite ?? null)
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

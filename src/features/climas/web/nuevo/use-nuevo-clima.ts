import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClimaInput as Documento } from '#domain/climas/clima-input.ts'
import { EN_BLANCO, type Estructura, SIN_GRUPOS } from '#domain/climas/en-blanco.ts'
import { LIMITES } from '#domain/climas/limites.ts'
import { MINIMO_POR_GRUPO } from '#domain/climas/minimo-por-grupo.ts'
import { formatNombre, getClaveDeNombre } from '#domain/climas/nombres.ts'
import { computeAnioDeInicio } from '#domain/climas/plazos.ts'
import { formatNombreOcupado } from '#domain/climas/ronda.ts'
import { computeInicioDeDia, getDia, isDia } from '#domain/fechas/dia.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { type Problemas, useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { type ClimaInput, InsertClimaOrganizacional, PlantillaDeClima } from '../climas.generated.ts'
import { getDocumento, type RondaDeEmpresa } from '../climas-queries.ts'
import { getEstructuraDePlantilla } from '../plantillas/plantillas-query.ts'
import type { Origen, Propio } from './origen.ts'

/** Today, or this day of the first year after it that has no round yet. */
export function suggestInicio(anios: readonly number[], ahora: number, zona: string): number {
  let anio = computeAnioDeInicio(ahora, zona)
  while (anios.includes(anio)) anio += 1
  const sinAnio = getDia(ahora, zona).slice(4)
  // Not every year has a 29th of February.
  return computeInicioDeDia(isDia(`${anio}${sinAnio}`) ? `${anio}${sinAnio}` : `${anio}-02-28`, zona)
}

async function getDocumentoDeOrigen(
  api: Api,
  origen: Origen,
  propio: Propio,
): Promise<Documento | Estructura> {
  switch (origen.de) {
    case 'plantilla': {
      const { idEmpresa, fechaInicio } = propio
      const { appInfo } = await api(PlantillaDeClima, { idEmpresa, fechaInicio })
      return JSON.parse(appInfo.getPlantillaDeClima) as Documento
    }
    case 'propia':
      return getEstructuraDePlantilla(api, origen.idPlantilla)
    case 'ronda': {
      const documento = await getDocumento(api, origen.idClima, false)
      // The groups of another company are none of this one's.
      return documento.idEmpresa === propio.idEmpresa ? documento : { ...documento, ...SIN_GRUPOS }
    }
    case 'blanco':
      return EN_BLANCO
    case 'hoja':
      if (!origen.libro?.traido) throw new Error('no sheet')
      return origen.libro.traido.estructura
    case 'archivo':
      if (!origen.archivo?.ok) throw new Error('no document')
      return origen.archivo.valor
  }
}

export function useInsertClima(onCreado: (idClima: string) => Promise<void> | void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationFn: async ({ origen, propio }: { origen: Origen; propio: Propio }) => {
      const documento = await getDocumentoDeOrigen(api, origen, propio)
      const lectura = propio.lectura ?? ('lectura' in documento ? documento.lectura : null)
      const clima = { ...documento, ...propio, lectura } as ClimaInput
      return (await api(InsertClimaOrganizacional, { clima })).insertClimaOrganizacional
    },
    onSuccess: async ({ id, mensaje }) => {
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
      await onCreado(id)
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
}

interface EmpresaConNombre {
  id: string
  nombre_comercial: string
}

interface NuevoClima {
  idEmpresa: string
  nombre: string
  fechaInicio: number
  fechaLimite: number | null
  /** Choices over what it comes from. */
  calculo: Partial<Calculo>
  origen: Origen
}

/** The form of a new climate: what is chosen, and what keeps it from being made. */
export function useNuevoClima({
  idInicial,
  ronda,
  empresas,
  climas,
  crear,
}: {
  idInicial: string | undefined
  /** The one that this is made after. */
  ronda: RondaDeEmpresa | null
  empresas: readonly EmpresaConNombre[]
  climas: readonly RondaDeEmpresa[]
  crear: (origen: Origen, propio: Propio) => Promise<void>
}) {
  const { timeZone } = useSiteConfig()
  const listRondas = (idEmpresa: string) => climas.filter((clima) => clima.idEmpresa === idEmpresa)
  const [inicial] = useState((): NuevoClima => {
    const anios = ronda ? listRondas(ronda.idEmpresa).map(({ anio }) => anio) : []
    return {
      idEmpresa: idInicial ?? (empresas.length === 1 ? empresas[0]!.id : ''),
      nombre: '',
      fechaInicio: suggestInicio(anios, Date.now(), timeZone),
      fechaLimite: null,
      calculo: {},
      origen: ronda ? { de: 'ronda', idClima: ronda.id } : { de: 'plantilla' },
    }
  })

  const check = ({ idEmpresa, nombre, fechaInicio, fechaLimite, origen }: NuevoClima) => {
    const problemas: Problemas<NuevoClima> = {}
    const empresa = empresas.find(({ id }) => id === idEmpresa)
    if (!empresa) problemas.idEmpresa = 'Escoge la empresa.'
    if (Number.isNaN(fechaInicio)) problemas.fechaInicio = 'Escoge una fecha válida.'
    else if (empresa) {
      const anio = computeAnioDeInicio(fechaInicio, timeZone)
      const isOcupado = listRondas(idEmpresa).some(
        (otra) => otra.anio === anio && getClaveDeNombre(otra.nombre ?? '') === getClaveDeNombre(nombre),
      )
      if (isOcupado)
        problemas.nombre = formatNombreOcupado({
          empresa: empresa.nombre_comercial,
          anio,
          nombre: formatNombre(nombre) || null,
        })
    }
    if (formatNombre(nombre).length > LIMITES.nombreDeRonda)
      problemas.nombre = `Pasa de ${LIMITES.nombreDeRonda} caracteres.`
    if (fechaLimite !== null && !(fechaLimite >= fechaInicio))
      problemas.fechaLimite = 'No puede ser anterior a la fecha de inicio.'
    const deOrigen = checkOrigen(origen)
    if (deOrigen) problemas.origen = deOrigen
    return problemas
  }

  const toPropio = ({
    idEmpresa,
    nombre,
    fechaInicio,
    fechaLimite,
    calculo,
    origen,
  }: NuevoClima): Propio => ({
    idEmpresa,
    nombre: formatNombre(nombre) || null,
    fechaInicio,
    fechaLimite,
    ...getCalculoDeOrigen(origen, climas),
    ...calculo,
  })

  const form = useFormulario({
    inicial,
    check,
    send: (nuevo) => crear(nuevo.origen, toPropio(nuevo)),
  })
  const { change, judge, valores } = form

  /** The choice, to tell it from others. */
  const format = (nuevo: NuevoClima) =>
    JSON.stringify([
      nuevo.origen.de,
      nuevo.origen.de === 'ronda' && nuevo.origen.idClima,
      nuevo.origen.de === 'propia' && nuevo.origen.idPlantilla,
      nuevo.origen.de === 'hoja' && nuevo.origen.libro?.nombre,
      toPropio(nuevo),
    ])

  return {
    form,
    hasCambios: format(valores) !== format(inicial),
    propio: toPropio(valores),
    setCalculo: (cambio: Partial<Calculo>) => change('calculo', { ...valores.calculo, ...cambio }),
    /** The company's own first. */
    rondas: climas
      .filter(({ estudio }) => !estudio)
      .sort(
        (a, b) =>
          Number(b.idEmpresa === valores.idEmpresa) - Number(a.idEmpresa === valores.idEmpresa) ||
          a.empresa.nombre_comercial.localeCompare(b.empresa.nombre_comercial, 'es', { numeric: true }) ||
          b.fechaInicio - a.fechaInicio,
      ),
    otrasEmpresas: empresas
      .filter(({ id }) => id !== valores.idEmpresa)
      .map(({ nombre_comercial }) => nombre_comercial),
    setIdEmpresa: (id: string) => {
      change('idEmpresa', id)
      // That the year is taken is told at once: the list of companies is where one can see it.
      judge('nombre')
    },
    setFechaInicio: (ms: number) => {
      change('fechaInicio', ms)
      judge('fechaInicio')
      judge('nombre')
    },
    setOrigen: (nuevo: Origen) => {
      change('origen', nuevo)
      if (nuevo.de !== 'archivo' || !nuevo.archivo?.ok) return
      // The file's own dates, in sight and open to change.
      change('fechaInicio', nuevo.archivo.valor.fechaInicio)
      change('fechaLimite', nuevo.archivo.valor.fechaLimite ?? null)
      judge('fechaInicio')
      judge('nombre')
    },
  }
}

function checkOrigen(origen: Origen): string | null {
  if (origen.de === 'hoja') return origen.libro?.traido ? null : 'Escoge el archivo.'
  if (origen.de !== 'archivo' || origen.archivo?.ok) return null
  return origen.archivo ? 'Corrige el archivo o escoge otro.' : 'Escoge el archivo.'
}

type Calculo = Pick<Propio, 'baseDeCalculo' | 'minimoPorGrupo' | 'lectura'>

/** Rounds compare best when they are counted alike: what the origin has is offered. */
function getCalculoDeOrigen(origen: Origen, rondas: readonly RondaDeEmpresa[]): Calculo {
  const archivo = origen.de === 'archivo' && origen.archivo?.ok ? origen.archivo.valor : null
  const documento = origen.de === 'ronda' ? rondas.find(({ id }) => id === origen.idClima) : archivo
  return {
    baseDeCalculo: documento?.baseDeCalculo ?? 'encuestados',
    minimoPorGrupo: documento?.minimoPorGrupo ?? MINIMO_POR_GRUPO,
    lectura: origen.de === 'ronda' ? null : (archivo?.lectura ?? 'grupos'),
  }
}

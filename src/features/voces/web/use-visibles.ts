import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { runPorPasos } from '#web/lib/run-por-pasos.ts'
import { useParametros } from '#web/lib/use-parametros.ts'
import type { Mesa, Respuesta } from './voces-queries.ts'

const VERES = ['sin', 'con', 'citas', 'todas'] as const
export type Ver = (typeof VERES)[number]

/** Filter for those whose area is not told. */
export const SIN_AREA = 'sin-area'

const isDeArea = (area: string, { idArea }: Respuesta) =>
  area === SIN_AREA ? idArea == null : idArea === area

const MATCHES: Record<Ver, (respuesta: Respuesta) => boolean> = {
  sin: ({ idsTemas }) => idsTemas.length === 0,
  con: ({ idsTemas }) => idsTemas.length > 0,
  citas: ({ cita }) => cita != null,
  todas: () => true,
}

/** Texts as they are searched: each once, and before anybody types, a few at a time. */
function useFold(respuestas: readonly Respuesta[]) {
  const fold = useMemo(() => {
    const plegados = new Map<string, string>()
    return (texto: string) => {
      const sabido = plegados.get(texto)
      if (sabido !== undefined) return sabido
      const plegado = foldParaBuscar(texto)
      plegados.set(texto, plegado)
      return plegado
    }
  }, [])
  useEffect(() => {
    const controller = new AbortController()
    const pasos = (function* () {
      for (const { texto } of respuestas) yield fold(texto)
    })()
    void runPorPasos(pasos, controller.signal)
    return () => controller.abort()
  }, [respuestas, fold])
  return fold
}

/**
 * The answers that the filters leave. The one in hand stays until it is left, though it no longer fits; another filter leaves
 * it.
 */
export function useVisibles({ respuestas, temas }: Mesa, elegida: string | null, onFiltro: () => void) {
  const [busqueda, changeParametros] = useParametros()
  const [texto, setTexto] = useState('')
  const buscado = foldParaBuscar(useDeferredValue(texto).trim())
  const area = busqueda.get('area') ?? ''
  // One that was joined to another, or deleted, narrows nothing: no option could take it out.
  const tema = temas.find(({ id }) => id === busqueda.get('tema'))?.id ?? ''
  const ver = VERES.find((uno) => uno === busqueda.get('ver')) ?? 'todas'
  const fold = useFold(respuestas)
  const deLosDemas = useMemo(
    () =>
      area || tema || buscado
        ? respuestas.filter(
            (respuesta) =>
              (!area || isDeArea(area, respuesta)) &&
              (!tema || respuesta.idsTemas.includes(tema)) &&
              (!buscado || fold(respuesta.texto).includes(buscado)),
          )
        : respuestas,
    [respuestas, area, tema, buscado, fold],
  )
  const halladas = useMemo(
    () => (ver === 'todas' ? deLosDemas : deLosDemas.filter(MATCHES[ver])),
    [deLosDemas, ver],
  )
  const visibles = useMemo(() => {
    if (elegida === null || halladas.some(({ clave }) => clave === elegida)) return halladas
    const suyas = new Set(halladas)
    return respuestas.filter((respuesta) => suyas.has(respuesta) || respuesta.clave === elegida)
  }, [respuestas, halladas, elegida])
  const cuentas = useMemo(() => {
    const suyas = { sin: 0, con: 0, citas: 0, todas: 0 }
    for (const respuesta of deLosDemas) for (const uno of VERES) if (MATCHES[uno](respuesta)) suyas[uno]++
    return suyas
  }, [deLosDemas])
  const change = (nombre: string, valor: string) => {
    onFiltro()
    changeParametros({ [nombre]: valor })
  }
  return {
    visibles,
    ver,
    cuentas,
    filtro: {
      texto,
      setTexto: (escrito: string) => {
        onFiltro()
        setTexto(escrito)
      },
      pregunta: busqueda.get('pregunta'),
      area,
      tema,
      setPregunta: (id: string) => changeParametros({ pregunta: id, tema: '' }, { replace: false }),
      setArea: (id: string) => change('area', id),
      setTema: (id: string) => change('tema', id),
      setVer: (uno: Ver) => change('ver', uno === 'todas' ? '' : uno),
    },
  }
}

export type FiltroDeMesa = ReturnType<typeof useVisibles>['filtro']

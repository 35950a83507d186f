import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { foldParaBuscar } from '../../../domain/texto/fold-texto.ts'
import type { Mesa, Respuesta } from './voces-queries.ts'

const VERES = ['sin', 'con', 'citas', 'todas'] as const
export type Ver = (typeof VERES)[number]

const MATCHES: Record<Ver, (respuesta: Respuesta) => boolean> = {
  sin: ({ idsTemas }) => idsTemas.length === 0,
  con: ({ idsTemas }) => idsTemas.length > 0,
  citas: ({ cita }) => cita != null,
  todas: () => true,
}

/**
 * The answers that the filters leave. The one in hand stays until it is left, though it no longer fits; another filter leaves
 * it.
 */
export function useVisibles({ respuestas }: Mesa, elegida: string | null, onFiltro: () => void) {
  const [busqueda, setBusqueda] = useSearchParams()
  const [texto, setTexto] = useState('')
  const buscado = foldParaBuscar(useDeferredValue(texto).trim())
  const area = busqueda.get('area') ?? ''
  const tema = busqueda.get('tema') ?? ''
  const ver = VERES.find((uno) => uno === busqueda.get('ver')) ?? 'todas'
  const plegados = useMemo(() => new Map<string, string>(), [])
  const deLosDemas = useMemo(() => {
    const fold = (suyo: string) => {
      const sabido = plegados.get(suyo)
      if (sabido !== undefined) return sabido
      const plegado = foldParaBuscar(suyo)
      plegados.set(suyo, plegado)
      return plegado
    }
    return respuestas.filter(
      (respuesta) =>
        (!area || respuesta.idArea === area) &&
        (!tema || respuesta.idsTemas.includes(tema)) &&
        (!buscado || fold(respuesta.texto).includes(buscado)),
    )
  }, [respuestas, area, tema, buscado, plegados])
  const visibles = useMemo(() => {
    const halladas = new Set(deLosDemas.filter(MATCHES[ver]))
    return respuestas.filter((respuesta) => halladas.has(respuesta) || respuesta.clave === elegida)
  }, [respuestas, deLosDemas, ver, elegida])
  const cuentas = useMemo(
    () =>
      Object.fromEntries(VERES.map((uno) => [uno, deLosDemas.filter(MATCHES[uno]).length])) as Record<
        Ver,
        number
      >,
    [deLosDemas],
  )
  const change = (nombre: string, valor: string) => {
    onFiltro()
    setBusqueda(
      (antes) => {
        if (valor) antes.set(nombre, valor)
        else antes.delete(nombre)
        return antes
      },
      { replace: true, preventScrollReset: true },
    )
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
      area,
      tema,
      setPregunta: (id: string) =>
        setBusqueda((antes) => {
          antes.set('pregunta', id)
          antes.delete('tema')
          return antes
        }),
      setArea: (id: string) => change('area', id),
      setTema: (id: string) => change('tema', id),
      setVer: (uno: Ver) => change('ver', uno === 'todas' ? '' : uno),
    },
  }
}

export type FiltroDeMesa = ReturnType<typeof useVisibles>['filtro']

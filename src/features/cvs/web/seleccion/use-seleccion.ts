import { useRef, useState } from 'react'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { type Busqueda, formatBusqueda } from '../busqueda.ts'

export interface Seleccion {
  ids: ReadonlySet<string>
  /** `rango`: with all between the last one that was chosen and this one. */
  toggle: (id: string, rango?: boolean) => void
  /** All of the page, or none of them where all are chosen. */
  togglePagina: () => void
  paginaEscogida: boolean
  choose: (ids: readonly string[]) => void
  clear: () => void
}

/** People chosen, over the pages of one search; another search begins with nobody. */
export function useSeleccion(cvs: readonly { id: string }[], busqueda: Busqueda): Seleccion {
  const clave = formatBusqueda({ ...busqueda, pagina: 1, guardada: null })
  const [{ de, ids }, setEstado] = useState({ de: clave, ids: new Set<string>() as ReadonlySet<string> })
  const ultimo = useRef<string>(null)
  const choose = (otros: Iterable<string>) =>
    setEstado({ de: clave, ids: new Set([...otros].slice(0, LIMITES_DE_CV.escogidos)) })
  if (de !== clave) choose([])
  const pagina = cvs.map(({ id }) => id)
  const paginaEscogida = pagina.length > 0 && pagina.every((id) => ids.has(id))

  const toggle = (id: string, rango = false) => {
    const desde = rango && ultimo.current ? pagina.indexOf(ultimo.current) : -1
    const hasta = pagina.indexOf(id)
    const tocados =
      desde === -1 || hasta === -1 ? [id] : pagina.slice(Math.min(desde, hasta), Math.max(desde, hasta) + 1)
    ultimo.current = id
    const otros = new Set(ids)
    const quita = otros.has(id)
    for (const tocado of tocados) {
      if (quita) otros.delete(tocado)
      else otros.add(tocado)
    }
    choose(otros)
  }
  return {
    ids,
    toggle,
    togglePagina: () =>
      choose(paginaEscogida ? [...ids].filter((id) => !pagina.includes(id)) : [...ids, ...pagina]),
    paginaEscogida,
    choose,
    clear: () => choose([]),
  }
}

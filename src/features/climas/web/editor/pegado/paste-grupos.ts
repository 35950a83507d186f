import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { readCantidad } from '#domain/hojas/celdas.ts'
import type { GrupoDeHoja } from '#domain/hojas/read-grupos.ts'
import type { Borrador, Grupo } from '../borrador.ts'

/** The outcome of the rows, to be told. */
export type GruposTomados = {
  nuevos: number
  /** Groups that gave their row to another. */
  cambiados: number
  /** Groups that were there by the same name. */
  conocidos: number
  areasNuevas: string[]
  areasQuitadas: string[]
  sinArea: number
  sinPlaneados: number
  /** Text where a number is wanted. */
  sinNumero: string[]
}

export interface GruposPegados {
  /** The row in which they were pasted. */
  clave: string
  grupos: readonly GrupoDeHoja[]
  /** People are invited: a group that is stored keeps its name, since it is theirs. */
  conInvitados: boolean
  /** Somebody has answered: areas stay as they are. */
  soloLectura: boolean
}

/** As in a sheet: each takes the place of the row that is there, and those that find none are added. */
export function pasteGrupos(
  antes: Borrador,
  { clave, grupos: pegados, conInvitados, soloLectura }: GruposPegados,
): { borrador: Borrador; tomados: GruposTomados } {
  let { siguiente } = antes
  const newClave = () => `n${siguiente++}`
  const grupos = [...antes.grupos]
  const areas = [...antes.areas]
  const tomados = { nuevos: 0, cambiados: 0, conocidos: 0 }
  const isFijo = (grupo: Grupo) => conInvitados && grupo.id !== undefined
  const fijos = new Map(grupos.filter(isFijo).map((grupo) => [getClaveDeNombre(grupo.nombre), grupo.clave]))
  const desde = grupos.findIndex((grupo) => grupo.clave === clave)
  const conAreas = pegados.some(({ area }) => area)
  const deSuRenglon = conAreas ? null : (grupos[desde]?.area ?? null)

  const findArea = (nombre: string): string | null => {
    const conocida = areas.find((area) => getClaveDeNombre(area.nombre) === getClaveDeNombre(nombre))
    if (conocida || soloLectura) return conocida?.clave ?? null
    const nueva = { clave: newClave(), nombre }
    areas.push(nueva)
    return nueva.clave
  }
  const fill = (grupo: Grupo, { nombre, area, planeados }: GrupoDeHoja): Grupo => ({
    ...grupo,
    nombre,
    ...(area && !(soloLectura && grupo.id) ? { area: findArea(area) } : {}),
    // As typed, where it is no number: the field then says so.
    ...(planeados === null ? {} : { encuestadosPlaneados: planeados }),
  })

  let lugar = Math.max(desde, 0)
  for (const pegado of pegados) {
    const conocido = grupos.findIndex((g) => g.clave === fijos.get(getClaveDeNombre(pegado.nombre)))
    if (conocido >= 0) {
      const actual = grupos[conocido]!
      grupos[conocido] = fill(actual, { ...pegado, nombre: actual.nombre })
      tomados.conocidos++
      continue
    }
    while (lugar < grupos.length && isFijo(grupos[lugar]!)) lugar++
    const previo = grupos[lugar]
    if (previo?.nombre) tomados.cambiados++
    else tomados.nuevos++
    const orden = (grupos.at(-1)?.orden ?? 0) + 1
    grupos[lugar] = fill(
      previo ?? {
        clave: newClave(),
        orden,
        nombre: '',
        encuestadosPlaneados: '',
        seLeeEnSuArea: false,
        area: deSuRenglon,
      },
      pegado,
    )
    lugar++
  }

  const isUsada = (lista: readonly Grupo[], area: string) => lista.some((grupo) => grupo.area === area)
  const quitadas = soloLectura
    ? []
    : antes.areas.filter((area) => isUsada(antes.grupos, area.clave) && !isUsada(grupos, area.clave))
  const deEstos = grupos.filter((grupo, i) => grupo !== antes.grupos[i])
  return {
    borrador: { ...antes, grupos, areas: areas.filter((area) => !quitadas.includes(area)), siguiente },
    tomados: {
      ...tomados,
      areasNuevas: areas.slice(antes.areas.length).map(({ nombre }) => nombre),
      areasQuitadas: quitadas.map(({ nombre }) => nombre),
      sinArea: deEstos.filter(({ area }) => area === null).length,
      sinPlaneados: deEstos.filter(({ encuestadosPlaneados }) => encuestadosPlaneados === '').length,
      sinNumero: deEstos
        .map(({ encuestadosPlaneados }) => encuestadosPlaneados)
        .filter((escrito) => escrito !== '' && readCantidad(escrito) === null),
    },
  }
}

import type { ClimaInput } from './clima-input.ts'
import { LIMITES } from './limites.ts'
import { formatNombre } from './nombres.ts'
import { checkCantidad, checkEntero, checkNombres, checkOrdenes, type Revision } from './revision.ts'

type GruposYAreas = Pick<ClimaInput, 'gruposDeOpinion' | 'areasDeTrabajo'>

export function checkGruposYAreas(revision: Revision, clima: GruposYAreas) {
  checkGrupos(revision, clima)
  checkAreas(revision, clima)
  checkUnAreaPorGrupo(revision, clima)
}

function checkGrupos(revision: Revision, { gruposDeOpinion }: GruposYAreas) {
  checkCantidad(revision, ['gruposDeOpinion'], 'Grupos de opinión', gruposDeOpinion.length, [
    1,
    LIMITES.grupos,
  ])
  const lugares = gruposDeOpinion.map((grupo, i) => ({
    ...grupo,
    ruta: ['gruposDeOpinion', i],
    lugar: `Grupo de opinión ${grupo.orden}`,
  }))
  checkOrdenes(
    revision,
    lugares.map((grupo) => ({ ...grupo, ruta: [...grupo.ruta, 'orden'] })),
  )
  checkNombres(
    revision,
    'el nombre',
    lugares.map((grupo) => ({ ...grupo, ruta: [...grupo.ruta, 'nombre'] })),
  )
  for (const { ruta, lugar, encuestadosPlaneados } of lugares)
    checkEntero(
      revision,
      [...ruta, 'encuestadosPlaneados'],
      lugar,
      'la cantidad de encuestados planeados',
      encuestadosPlaneados,
      [0, LIMITES.encuestadosPlaneados],
    )
}

function checkAreas(revision: Revision, { areasDeTrabajo }: GruposYAreas) {
  checkCantidad(revision, ['areasDeTrabajo'], 'Áreas de trabajo', areasDeTrabajo.length, [0, LIMITES.areas])
  const lugares = areasDeTrabajo.map(({ nombre }, i) => ({
    nombre,
    ruta: ['areasDeTrabajo', i, 'nombre'],
    lugar: `Área de trabajo ${i + 1}`,
  }))
  checkNombres(revision, 'el nombre', lugares)
}

/** Every group belongs to exactly one area. */
function checkUnAreaPorGrupo(revision: Revision, { gruposDeOpinion, areasDeTrabajo }: GruposYAreas) {
  const areaDeGrupo = new Map<number, string>()
  const ordenes = new Set(gruposDeOpinion.map(({ orden }) => orden))

  areasDeTrabajo.forEach(({ nombre, gruposDeOpinion: grupos }, i) => {
    const ruta = ['areasDeTrabajo', i, 'gruposDeOpinion']
    const area =
      formatNombre(nombre) === '' ? `El área de trabajo ${i + 1}` : `El área «${formatNombre(nombre)}»`
    if (grupos.length === 0) revision.note(ruta, area, 'no tiene ningún grupo de opinión.', ' ')
    grupos.forEach((orden, j) => {
      const otra = areaDeGrupo.get(orden)
      if (!ordenes.has(orden))
        revision.note([...ruta, j], area, `nombra el grupo ${orden}, que no existe.`, ' ')
      else if (otra !== undefined)
        revision.note(
          [...ruta, j],
          `El grupo de opinión ${orden}`,
          `está dos veces: en ${otra} y en ${lower(area)}.`,
          ' ',
        )
      else areaDeGrupo.set(orden, lower(area))
    })
  })

  gruposDeOpinion.forEach(({ orden, nombre }, i) => {
    if (areaDeGrupo.has(orden)) return
    const grupo = `El grupo de opinión ${orden} «${formatNombre(nombre)}»`
    revision.note(['gruposDeOpinion', i], grupo, 'no está en ningún área de trabajo.', ' ')
  })
}

const lower = (frase: string) => frase.charAt(0).toLowerCase() + frase.slice(1)

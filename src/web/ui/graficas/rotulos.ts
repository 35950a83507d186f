import type { Dibujo } from './dibujo.ts'
import type { Medidas } from './medidas.ts'
import type { ResolveColor } from './resolve-color.ts'

const FLECHA = { sube: '▲ ', baja: '▼ ', igual: '' }

/** Braces and bars are ECharts' own marks inside a text. */
const clean = (texto: string) => texto.replaceAll('{', '(').replaceAll('}', ')').replaceAll('|', '/')

/** The names of the rows and their differences, as marked-up texts, with the styles of the marks. */
export function createRotulos({ filas }: Dibujo, { angosto, wrap }: Medidas, resolveColor: ResolveColor) {
  const familia = resolveColor('var(--text)')
  const listDiferencias = filas.map(({ diferencia }) =>
    diferencia ? `{${diferencia.tono}|${FLECHA[diferencia.tono]}${clean(diferencia.texto)}}` : '',
  )
  const listNombres = filas.map(({ nombre, nota }, i) => {
    const lineas = wrap(nombre).map((linea) => `{nombre|${clean(linea)}}`)
    if (angosto && listDiferencias[i]) lineas.push(`${lineas.pop()}  ${listDiferencias[i]}`)
    return [...lineas, ...(nota ? [`{nota|${clean(nota)}}`] : [])].join('\n')
  })
  // On a phone names stand on the lines of the axis.
  const halo = angosto ? { textBorderColor: resolveColor('var(--paper)'), textBorderWidth: 5 } : {}
  const diferencia = (color: string) => ({
    color: resolveColor(color),
    fontFamily: resolveColor('var(--display)'),
    fontSize: angosto ? 15 : 18,
    fontWeight: 700 as const,
    ...halo,
  })
  return {
    familia,
    listNombres,
    listDiferencias,
    rich: {
      nombre: {
        color: resolveColor('var(--ink)'),
        fontSize: 15,
        fontWeight: 500 as const,
        fontFamily: familia,
        ...halo,
      },
      nota: { color: resolveColor('var(--ink-3)'), fontSize: 13, fontFamily: familia, ...halo },
      sube: diferencia('var(--pine)'),
      baja: diferencia('var(--danger)'),
      igual: diferencia('var(--ink-2)'),
    },
  }
}

export type Rotulos = ReturnType<typeof createRotulos>

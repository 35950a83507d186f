import { formatNombre } from '../climas/nombres.ts'
import { parseCsv } from '../encuestados/parse-csv.ts'
import { NOMBRE_DE_TIPO_EN_HOJA } from './celdas.ts'
import type { Hoja } from './hoja.ts'

/** Arrays, whose rows are each a phrase to agree with. */
const ARREGLOS = new Set(['F', 'A', 'B', 'C', 'E', 'H', '5'])
const DE_UNA = new Set(['L', '!', 'O'])
const DE_VARIAS = new Set(['M', 'P'])
const ABIERTAS = new Set(['T', 'S', 'U', 'Q'])

export const isLimeSurvey = (texto: string): boolean =>
  /^"?class"?\t"?type\/scale"?\t/i.test(texto.replace(/^\uFEFF/, ''))

const stripEtiquetas = (texto: string) =>
  formatNombre(
    texto
      .replace(/<\/?(?:b|i|u|em|strong|span|font)(?: [^<>]{0,500})?>/gi, '')
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  )

interface DeLimeSurvey {
  hoja: Hoja
  /** Questions that have no place here. */
  noTraido: string[]
}

/** The tab-separated text of an exported survey, as a sheet that is read like any other. */
export function readLimeSurvey(archivo: string): DeLimeSurvey {
  const [titulos, ...filas] = parseCsv(archivo.replace(/^\uFEFF/, ''), '\t')
  const lugar = (titulo: string) => titulos?.celdas.findIndex((celda) => celda.toLowerCase() === titulo) ?? -1
  const [clase, tipo, texto, idioma] = [lugar('class'), lugar('type/scale'), lugar('text'), lugar('language')]
  const idiomas = filas.flatMap(({ celdas }) =>
    celdas[clase] === 'Q' && celdas[idioma] ? [celdas[idioma]] : [],
  )
  const suyo = idiomas.find((uno) => uno.startsWith('es')) ?? idiomas[0] ?? ''
  const leidas: Hoja['filas'][number][] = [{ linea: 1, celdas: ['Variable', 'Pregunta', 'Tipo', 'Opciones'] }]
  const noTraido: string[] = []
  let grupo = ''
  let actual: { tipo: string; texto: string; linea: number; partes: string[]; respuestas: string[] } | null =
    null
  const flush = () => {
    if (!actual) return
    const { tipo: suTipo, texto: suTexto, linea, partes, respuestas } = actual
    const add = (pregunta: string, deTipo: string, opciones = '') =>
      leidas.push({ linea: leidas.length + 1, celdas: [grupo, pregunta, deTipo, opciones] })
    if (ARREGLOS.has(suTipo)) {
      for (const parte of partes.length > 0 ? partes : [suTexto]) add(parte, NOMBRE_DE_TIPO_EN_HOJA.smile)
    } else if (DE_UNA.has(suTipo) && respuestas.length > 0) {
      const deTiempo = /tiempo|antigüedad|antiguedad/i.test(suTexto)
      add(
        suTexto,
        deTiempo ? NOMBRE_DE_TIPO_EN_HOJA.tiempoDeLaborarEnEmpresa : NOMBRE_DE_TIPO_EN_HOJA.unica,
        respuestas.join('\n'),
      )
    } else if (DE_VARIAS.has(suTipo) && partes.length > 0)
      add(suTexto, NOMBRE_DE_TIPO_EN_HOJA.seleccionMultiple, partes.join('\n'))
    else if (ABIERTAS.has(suTipo)) add(suTexto, NOMBRE_DE_TIPO_EN_HOJA.preguntasAbiertas)
    else noTraido.push(`Línea ${linea}: «${suTexto.slice(0, 80)}» (tipo ${suTipo})`)
    actual = null
  }
  for (const { linea, celdas } of filas) {
    if (celdas[idioma] && celdas[idioma] !== suyo) continue
    const dicho = stripEtiquetas(celdas[texto] ?? '')
    const suClase = celdas[clase] ?? ''
    if (suClase === 'SQ') actual?.partes.push(dicho)
    else if (suClase === 'A') actual?.respuestas.push(dicho)
    else if (suClase === 'G' || suClase === 'Q') {
      flush()
      if (suClase === 'Q')
        actual = { tipo: celdas[tipo] ?? '', texto: dicho, linea, partes: [], respuestas: [] }
      // The name of a group stands beside its text.
      else grupo = stripEtiquetas(celdas[lugar('name')] ?? '') || dicho
    }
  }
  flush()
  return { hoja: { nombre: 'LimeSurvey', filas: leidas }, noTraido }
}

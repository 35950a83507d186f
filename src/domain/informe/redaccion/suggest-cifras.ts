import { formatPuntosQueFaltan, isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { capitalize, joinEnLetras, writeNumero } from '../../texto/en-letras.ts'
import { type CifrasDeInforme, listVariables, type MedidaConCambio } from '../cifras-de-informe.ts'
import type { Redaccion } from '../informe.ts'
import {
  conValor,
  countPasan,
  describeExtremos,
  describeGrupoMasBajo,
  describeLlegan,
  findExtremos,
  isMismaCifra,
  joinSentences,
  listEmpatadas,
  nameVarias,
  writeCifra,
  writeEs,
  writePuntos,
} from './frases.ts'

/**
 * First wordings, by rules, from the figures alone: they never say more than the figures do, never why, and stay marked
 * as suggested until a person makes them theirs. A change is told only where its interval leaves zero out. Each section
 * has more than one, for whoever asks for another.
 */
export function suggestResumen(cifras: CifrasDeInforme): Redaccion[] {
  const { general, grupos } = cifras
  const variables = conValor(listVariables(cifras))
  const extremos = findExtremos(variables)
  const bajas = listEmpatadas(variables, 'ultima')
  const estado = describeEstado(cifras)
  const primera = {
    titular: bajas.length > 0 ? `${estado} Lo más bajo ${writeEs(bajas)}.` : estado,
    comentario: joinSentences(describeGeneral(cifras), describeSeguras(cifras)),
  }
  if (general.valor === null || !extremos) return [primera]
  const { altas, alta, baja } = extremos
  return [
    primera,
    {
      titular: `La satisfacción general es ${writeCifra(general.valor)} %. Arriba, ${nameVarias(altas)}; abajo, ${nameVarias(bajas)}.`,
      comentario: joinSentences(
        `${capitalize(describeLlegan(variables, 'variable', 'variables'))}.`,
        `La más alta está en ${writeCifra(alta.valor)} y la más baja, en ${writeCifra(baja.valor)}.`,
        describeGrupoMasBajo(conValor(grupos)),
      ),
    },
  ]
}

function describeEstado({ general, periodoAntes }: CifrasDeInforme): string {
  if (general.cambio && periodoAntes !== null)
    return {
      Sube: `La satisfacción sube desde ${periodoAntes}.`,
      Baja: `La satisfacción baja desde ${periodoAntes}.`,
      'Sin cambio claro': `La satisfacción no cambia con claridad desde ${periodoAntes}.`,
    }[general.cambio.veredicto]
  if (general.valor === null) return 'La satisfacción general no tiene cifra.'
  return countPasan([general]) > 0
    ? `La satisfacción general llega a ${UMBRAL_DE_SATISFACCION}.`
    : `La satisfacción general todavía no llega a ${UMBRAL_DE_SATISFACCION}.`
}

function describeGeneral({ general, periodoAntes }: CifrasDeInforme): string {
  if (general.valor === null) return ''
  const distancia = isAlMenos(general.valor, UMBRAL_DE_SATISFACCION)
    ? `Con ${writeCifra(general.valor)} llega a ${UMBRAL_DE_SATISFACCION}.`
    : `${formatPuntosQueFaltan(general.valor)} para llegar a ${UMBRAL_DE_SATISFACCION}.`
  if (!general.cambio || periodoAntes === null) return distancia
  const { puntos, veredicto } = general.cambio
  const cambio =
    veredicto === 'Sin cambio claro'
      ? `La diferencia con ${periodoAntes}, de ${writePuntos(puntos)}, es menor que su margen.`
      : `Son ${writePuntos(puntos)} ${puntos > 0 ? 'más' : 'menos'} que en ${periodoAntes}.`
  return `${cambio} ${distancia}`
}

function describeSeguras(cifras: CifrasDeInforme): string {
  if (cifras.periodoAntes === null) return ''
  const comparadas = listVariables(cifras).filter(({ cambio }) => cambio !== null)
  if (comparadas.length === 0) return ''
  const count = (veredicto: string) =>
    comparadas.filter(({ cambio }) => cambio!.veredicto === veredicto).length
  const [suben, bajan] = [count('Sube'), count('Baja')]
  if (comparadas.length === 1)
    return `La única variable que se puede comparar ${suben ? 'sube' : bajan ? 'baja' : 'no cambia'} con certeza.`
  const de = `de las ${writeNumero(comparadas.length)} variables que se pueden comparar`
  if (suben === 0 && bajan === 0) return `Ninguna ${de} cambia con certeza.`
  const write = (cuantas: number) => writeNumero(cuantas).replace(/^uno$/, 'una')
  const partes = [
    ...(suben > 0 ? [`${suben === 1 ? 'sube' : 'suben'} ${write(suben)}`] : []),
    ...(bajan > 0 ? [`${bajan === 1 ? 'baja' : 'bajan'} ${write(bajan)}`] : []),
  ]
  return `Con certeza ${joinEnLetras(partes)} ${de}.`
}

export function suggestGeneral({ indicadores, areas, grupos, periodoAntes }: CifrasDeInforme): Redaccion[] {
  const ordenados = conValor(indicadores)
  const extremos = findExtremos(ordenados)
  const salto = findSalto(indicadores)
  const primera = {
    titular: describePasan(ordenados.length, countPasan(indicadores)),
    comentario: joinSentences(
      describeExtremos(ordenados),
      salto?.cambio && periodoAntes !== null
        ? `El cambio claro más grande desde ${periodoAntes} es el de ${salto.nombre}: ${salto.cambio.puntos > 0 ? 'sube' : 'baja'} ${writePuntos(salto.cambio.puntos)}.`
        : '',
      describeGrupoMasBajo(conValor(grupos)),
    ),
  }
  if (!extremos) return [primera]
  const porArea = findExtremos(conValor(areas))
  return [
    primera,
    {
      titular: `Lo más alto ${writeEs(extremos.altas)}; lo más bajo, ${nameVarias(extremos.bajas)}.`,
      comentario: joinSentences(
        porArea &&
          `Por área, lo más alto ${writeEs(porArea.altas)}, con ${writeCifra(porArea.alta.valor)}, y lo más bajo, ${nameVarias(porArea.bajas)}, con ${writeCifra(porArea.baja.valor)}.`,
        conValor(grupos).length > 1
          ? `${capitalize(describeLlegan(conValor(grupos), 'grupo', 'grupos', 'm'))}, entre los que se muestran.`
          : '',
      ),
    },
  ]
}

function describePasan(todos: number, pasan: number): string {
  if (todos === 0) return 'Ningún indicador tiene cifra.'
  if (pasan === 0) return `Ningún indicador llega a ${UMBRAL_DE_SATISFACCION}.`
  if (pasan === todos)
    return `${todos === 1 ? 'El indicador llega' : 'Todos los indicadores llegan'} a ${UMBRAL_DE_SATISFACCION}.`
  return `${capitalize(writeNumero(pasan))} de los ${writeNumero(todos)} indicadores ${pasan === 1 ? 'llega' : 'llegan'} a ${UMBRAL_DE_SATISFACCION}.`
}

/** None of several as large: to name one of them would be chance. */
function findSalto(medidas: readonly MedidaConCambio[]): MedidaConCambio | undefined {
  const saltos = medidas
    .filter(({ cambio }) => cambio && cambio.veredicto !== 'Sin cambio claro')
    .map((medida) => ({ medida, puntos: Math.abs(medida.cambio!.puntos) }))
    .sort((a, b) => b.puntos - a.puntos)
  const [mayor, otro] = saltos
  return otro && isMismaCifra(mayor!.puntos, otro.puntos) ? undefined : mayor?.medida
}

export function suggestIndicador(
  indicador: CifrasDeInforme['indicadores'][number],
  { periodoAntes }: CifrasDeInforme,
): Redaccion[] {
  const factores = conValor(indicador.variables.flatMap((variable) => variable.factores))
  const variables = conValor(indicador.variables)
  const extremos = findExtremos(factores)
  const { nombre, valor, cambio } = indicador
  const estado =
    valor === null
      ? 'sin cifra'
      : `${isAlMenos(valor, UMBRAL_DE_SATISFACCION) ? '' : 'todavía no '}llega a ${UMBRAL_DE_SATISFACCION}`
  const movimiento =
    cambio && periodoAntes !== null
      ? cambio.veredicto === 'Sin cambio claro'
        ? `, sin cambio claro desde ${periodoAntes}`
        : `; ${cambio.veredicto.toLowerCase()} ${writePuntos(cambio.puntos)} desde ${periodoAntes}`
      : ''
  // Its figure stands large below the headline.
  const primera = {
    titular: `${nombre}: ${estado}${movimiento}.`,
    comentario: extremos
      ? `Lo más alto ${writeEs(extremos.altas)}, con ${writeCifra(extremos.alta.valor)}. Lo más bajo ${writeEs(extremos.bajas)}, con ${writeCifra(extremos.baja.valor)}.`
      : '',
  }
  if (!extremos) return [primera]
  return [
    primera,
    {
      titular: `${nombre}: lo más alto, ${nameVarias(extremos.altas)}; lo más bajo, ${nameVarias(extremos.bajas)}.`,
      comentario: `${variables.length === 1 ? 'Su variable' : 'Sus variables'}: ${joinEnLetras(variables.map((una) => `${una.nombre}, con ${writeCifra(una.valor)}`))}.`,
    },
  ]
}

import { computePorcentaje } from '../climas/participacion.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { type CifrasDeInforme, listVariables, type VariableMedida } from './cifras-de-informe.ts'
import type { Hallazgo, SeccionResumen } from './informe.ts'
import {
  conValor,
  isMismaCifra,
  listEmpatadas,
  nameVarias,
  writeCifra,
  writePuntos,
} from './redaccion/frases.ts'

/** The first three figures. */
export function listDatos(cifras: CifrasDeInforme): { cifra: string; texto: string }[] {
  const { participacion, grupos, periodoAntes } = cifras
  const { contestaron, planeados } = participacion
  const variables = conValor(listVariables(cifras))
  const comparadas = variables.filter(({ cambio }) => cambio !== null)
  const suben = comparadas.filter(({ cambio }) => cambio!.veredicto === 'Sube').length
  const pasan = variables.filter(({ valor }) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length
  const conCifra = conValor(grupos)
  const bajos = listEmpatadas(conCifra, 'ultima')
  return [
    {
      cifra: planeados === 0 ? '—' : `${computePorcentaje({ contestaron, planeados })} %`,
      texto: `contestó: ${contestaron} de ${planeados} personas.`,
    },
    periodoAntes !== null && comparadas.length > 0
      ? { cifra: `${suben} de ${comparadas.length}`, texto: 'variables suben con certeza.' }
      : { cifra: `${pasan} de ${variables.length}`, texto: 'variables llegan a 75 o más.' },
    ...(bajos[0]
      ? [
          {
            cifra: writeCifra(bajos[0].valor),
            texto:
              conCifra.length === 1
                ? `en ${bajos[0].nombre}, el único grupo que se muestra.`
                : `en ${nameVarias(bajos)}, ${bajos.length > 1 ? 'los grupos más bajos' : 'el grupo más bajo'} de los que se muestran.`,
          },
        ]
      : []),
  ]
}

const CUANTOS = 3

/**
 * What goes well and what is to be better, by the bands: from 75 on it goes well, the highest first; below, the lowest first. What
 * moved clearly says so on either side. A side without anything says that in a sentence.
 */
export function listHallazgos(
  cifras: CifrasDeInforme,
): Pick<SeccionResumen, 'tituloDeBien' | 'bien' | 'tituloDePorMejorar' | 'porMejorar'> {
  const variables = conValor(listVariables(cifras))
  const [alta, baja] = [variables[0], variables.at(-1)]
  const alcanza = ({ valor }: { valor: number | null }) => isAlMenos(valor!, UMBRAL_DE_SATISFACCION)
  const toHallazgo = (variable: VariableMedida): Hallazgo => ({
    titulo: `${variable.nombre}.`,
    texto: describeVariable(variable, [alta?.valor ?? null, baja?.valor ?? null]),
    alcanza: alcanza(variable),
  })
  const sayNinguna = (titulo: string, cual: string, una: VariableMedida | undefined): Hallazgo[] =>
    una
      ? [
          {
            titulo,
            texto: `La más ${cual} es ${una.nombre}, con ${writeCifra(una.valor!)}.`,
            alcanza: alcanza(una),
          },
        ]
      : []
  const bien = variables.filter(alcanza).slice(0, CUANTOS)
  // Among several as low the first of the study, as in every sentence.
  const porMejorar = variables
    .toSorted((a, b) => a.valor - b.valor)
    .filter((variable) => !alcanza(variable))
    .slice(0, CUANTOS)
  return {
    tituloDeBien: 'Lo que va bien',
    bien:
      bien.length > 0
        ? bien.map(toHallazgo)
        : sayNinguna(`Ninguna variable llega a ${UMBRAL_DE_SATISFACCION}.`, 'alta', alta),
    tituloDePorMejorar: 'Por mejorar',
    porMejorar:
      porMejorar.length > 0
        ? porMejorar.map(toHallazgo)
        : sayNinguna(`Todas las variables llegan a ${UMBRAL_DE_SATISFACCION}.`, 'baja', baja),
  }
}

/** In few words: the findings share a page with the indicators. */
function describeVariable(
  { valor, antes, cambio }: VariableMedida,
  [alta, baja]: [number | null, number | null],
): string {
  const cifra = writeCifra(valor!)
  const isExtremo = (extremo: number | null) => extremo !== null && isMismaCifra(extremo, valor!)
  const lugar = isExtremo(alta) === isExtremo(baja) ? '' : isExtremo(alta) ? ', lo más alto' : ', lo más bajo'
  if (!cambio || cambio.veredicto === 'Sin cambio claro' || antes === null) return `${cifra}${lugar}.`
  return `${cifra}${lugar}. ${cambio.veredicto} ${writePuntos(cambio.puntos)}, desde ${writeCifra(antes)}.`
}

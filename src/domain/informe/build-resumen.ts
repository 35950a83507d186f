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

/** What is said first, in three figures. */
export function listDatos(cifras: CifrasDeInforme): { cifra: string; texto: string }[] {
  const { participacion, grupos, periodoAntes } = cifras
  const { contestaron, planeados } = participacion
  const variables = listVariables(cifras)
  const comparadas = variables.filter(({ cambio }) => cambio !== null)
  const suben = comparadas.filter(({ cambio }) => cambio!.veredicto === 'Sube').length
  const pasan = variables.filter(
    ({ valor }) => valor !== null && isAlMenos(valor, UMBRAL_DE_SATISFACCION),
  ).length
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

/**
 * Up to three things that go well and three that hurt, none in both: certain changes first, then the highest and the
 * lowest variables. What is low hurts even where it rises, and then says how low it is, and that it rises; what is
 * satisfactory and does not fall never hurts. Of figures that are the same none goes well while another hurts: there may be
 * nothing on one side.
 */
export function listHallazgos(
  cifras: CifrasDeInforme,
): Pick<SeccionResumen, 'tituloDeBien' | 'bien' | 'tituloDeDuele' | 'duele'> {
  const variables = conValor(listVariables(cifras))
  const listSeguras = (veredicto: 'Sube' | 'Baja') =>
    variables
      .filter(({ cambio }) => cambio?.veredicto === veredicto)
      .sort((a, b) => Math.abs(b.cambio!.puntos) - Math.abs(a.cambio!.puntos))
      .slice(0, 2)
  const bajan = listSeguras('Baja')
  // Of several as low the first of the study, as in every sentence.
  const porAbajo = variables.toSorted((a, b) => a.valor - b.valor)
  const bajas = porAbajo.filter(({ valor }) => !isAlMenos(valor, UMBRAL_DE_SATISFACCION))
  const conQueDoler = bajan.length + bajas.length > 0
  const menosAltas = porAbajo
    .slice(0, Math.floor(variables.length / 2))
    .filter(({ valor }) => !isMismaCifra(valor, variables[0]!.valor))
  const cuantasDuelen = Math.min(3, Math.max(bajan.length, Math.floor(variables.length / 2)))
  const duele = [...new Set([...bajan, ...(conQueDoler ? bajas : menosAltas)])].slice(0, cuantasDuelen)
  const suben = listSeguras('Sube')
  const isComoLasQueDuelen = ({ valor }: { valor: number }) =>
    duele.some((baja) => !bajan.includes(baja) && isMismaCifra(baja.valor, valor))
  const bien = [...new Set([...suben, ...variables.filter((variable) => !isComoLasQueDuelen(variable))])]
    .filter((variable) => !duele.includes(variable))
    .slice(0, 3)
  const toHallazgo = (veredicto: 'Sube' | 'Baja', extremo: { valor: number } | undefined, lugar: string) => {
    return (variable: VariableMedida): Hallazgo => {
      const { nombre, cambio, antes, valor } = variable
      const cifra = writeCifra(valor!)
      const esExtremo = extremo !== undefined && isMismaCifra(extremo.valor, valor!)
      const write = () => {
        if (!cambio || cambio.veredicto === 'Sin cambio claro' || antes === null)
          return `${cifra}, ${esExtremo ? '' : 'de '}${lugar}.`
        const puntos = writePuntos(cambio.puntos)
        if (cambio.veredicto === veredicto)
          return `${veredicto} ${puntos}, de ${writeCifra(antes)} a ${cifra}.`
        // In few words: the findings share a page with the indicators.
        return `${cifra}${esExtremo ? `, ${lugar}` : ''}, pero ${cambio.veredicto.toLowerCase()} ${puntos}.`
      }
      return { titulo: `${nombre}.`, texto: write(), alcanza: isAlMenos(valor!, UMBRAL_DE_SATISFACCION) }
    }
  }
  const vanBien = bien.every(
    ({ valor, cambio }) => cambio?.veredicto === 'Sube' || isAlMenos(valor!, UMBRAL_DE_SATISFACCION),
  )
  return {
    tituloDeBien: vanBien ? 'Lo que va bien' : 'Lo que va mejor',
    bien: bien.map(toHallazgo('Sube', variables[0], 'lo más alto')),
    tituloDeDuele: conQueDoler ? 'Lo que duele' : 'Lo menos alto',
    duele: duele.map(toHallazgo('Baja', variables.at(-1), 'lo más bajo')),
  }
}

import type { Informe } from '#domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { createPng } from '#server/archivos/testing/png-de-prueba.ts'

const HOSTIL = '=1+1 <b>&"\' #strong[x] $x$ ]]> \u0007 \ud800 😀 ő'

const logo = { bytes: new Uint8Array(createPng({ ancho: 40, alto: 20 })), ancho: 40, alto: 20 }

/** Everything that somebody may have written says something that a program would obey. */
export const HOSTILE: Informe = {
  ...INFORME_DE_EJEMPLO,
  empresa: `Empresa ${HOSTIL}`,
  destinatario: HOSTIL,
  firma: HOSTIL,
  logos: { firma: logo, empresa: logo },
  secciones: INFORME_DE_EJEMPLO.secciones.map((seccion) => {
    if (!('titular' in seccion)) return seccion
    const dicha = { ...seccion, titular: `${seccion.titular} ${HOSTIL}`, comentario: HOSTIL }
    if (dicha.tipo === 'voces')
      return {
        ...dicha,
        temas: [{ nombre: HOSTIL, comentarios: 9, citas: [{ id: 'x', texto: HOSTIL, area: HOSTIL }] }],
      }
    // A name may be a drawing and nothing else.
    if (dicha.tipo === 'indicador')
      return {
        ...dicha,
        nombre: '🚜',
        variables: dicha.variables.map((variable) => ({ ...variable, nombre: '👍🏽' })),
      }
    if (dicha.tipo === 'general')
      return { ...dicha, areas: dicha.areas.map((area) => ({ ...area, nombre: `${area.nombre} ${HOSTIL}` })) }
    return dicha
  }),
}

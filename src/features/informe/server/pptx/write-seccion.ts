import { PALETA } from '#dibujo/paleta.ts'
import { listColoresDeRespuestas } from '#dibujo/resultados/colores.ts'
import { BASE_DE_SERVICIOS, type Seccion } from '#domain/informe/informe.ts'
import { addApiladas } from './graficas.ts'
import { addLamina, addNota, addTexto, COLOR, type Presentacion, toHex } from './lamina.ts'
import { chunk, type Escritor, type SeccionDe } from './tablas.ts'
import { writeFortalezas, writeGeneral, writeIndicador, writeMapa } from './write-cifras.ts'
import { writeCambio, writePlan, writePrioridades } from './write-decisiones.ts'
import { writeFicha, writePortada, writeResumen } from './write-hallazgos.ts'
import { writeParticipacion } from './write-participacion.ts'
import { writeVoces } from './write-voces.ts'

/** The finding stands over the first part; another asks something else, and has its question for a title. */
const writeServicios: Escritor<'servicios'> = (presentacion, seccion) => {
  for (const [p, { nombre, preguntas }] of seccion.partes.entries())
    for (const suyas of chunk(preguntas, 10)) {
      const series = suyas[0]!.porcentajes.map((porcentaje) => porcentaje.nombre)
      // A slide of a chart of nothing says nothing.
      if (series.length === 0) continue
      const slide = addLamina(presentacion, p === 0 ? seccion.titular : nombre)
      if (p === 0)
        addTexto(slide, { x: 56, y: 122, w: 1168, h: 30 }, [{ texto: nombre, negrita: true, tamano: 16 }])
      const fin = addNota(slide, BASE_DE_SERVICIOS)
      const y = p === 0 ? 160 : 122
      addApiladas(
        presentacion,
        slide,
        { x: 56, y, w: 1168, h: fin - 8 - y },
        nombre,
        series.map((serie, i) => ({
          nombre: serie,
          valores: suyas.map(({ porcentajes }) => porcentajes[i]?.valor ?? null),
        })),
        suyas.map((pregunta) => pregunta.nombre),
        series.length === 1
          ? [COLOR.tinta]
          : listColoresDeRespuestas(suyas[0]!.porcentajes).map((color) => toHex(PALETA[color])),
      )
    }
}

const ESCRITORES: { [T in Seccion['tipo']]: Escritor<T> | null } = {
  portada: writePortada,
  ficha: writeFicha,
  resumen: writeResumen,
  participacion: writeParticipacion,
  general: writeGeneral,
  indicador: writeIndicador,
  mapa: writeMapa,
  fortalezas: writeFortalezas,
  cambio: writeCambio,
  prioridades: writePrioridades,
  voces: writeVoces,
  plan: writePlan,
  servicios: writeServicios,
  // Every question with its figure is for the document and the workbook.
  preguntas: null,
}

export function writeSeccion<T extends Seccion['tipo']>(
  presentacion: Presentacion,
  seccion: SeccionDe<T>,
): void {
  ;(ESCRITORES[seccion.tipo] as Escritor<T> | null)?.(presentacion, seccion)
}

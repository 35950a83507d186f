import type { Seccion } from '#domain/informe/informe.ts'
import type { Escritor, SeccionDe } from './escritor.ts'
import type { Presentacion } from './lamina.ts'
import { writeFortalezas, writeGeneral, writeIndicador, writeMapa } from './write-cifras.ts'
import { writeCambio, writePlan, writePrioridades } from './write-decisiones.ts'
import { writeFicha, writePortada, writeResumen } from './write-hallazgos.ts'
import { writeParticipacion } from './write-participacion.ts'
import { writeServicios } from './write-servicios.ts'
import { writeVoces } from './write-voces.ts'

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

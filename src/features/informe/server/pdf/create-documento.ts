import { readFile } from 'node:fs/promises'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { MEDIDAS_DE_PAPEL } from '#domain/ajustes/ajustes.ts'
import type { Informe } from '#domain/informe/informe.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { describeSeccion } from './describe-seccion.ts'
import { Laminas } from './laminas.ts'

const PLANTILLA = new URL('./informe.typ', import.meta.url)

/** The report as the template reads it: every figure already written, every drawing a file. */
export async function createDocumento(informe: Informe): Promise<Documento> {
  const laminas = new Laminas(informe.papel)
  const secciones: object[] = []
  for (const seccion of informe.secciones) {
    secciones.push(describeSeccion(seccion, informe, laminas))
    // Drawings take milliseconds each, and this is the thread of everybody's requests.
    await yieldToOthers()
  }
  const datos = {
    titulo: `Clima organizacional ${informe.periodo}: ${informe.empresa}`,
    empresa: informe.empresa,
    ronda: `Clima organizacional ${informe.periodo}`,
    periodo: informe.periodo,
    destinatario: informe.destinatario,
    fecha: informe.fecha,
    firma: informe.firma,
    papel: MEDIDAS_DE_PAPEL[informe.papel],
    base: informe.base,
    secciones,
  }
  return {
    plantilla: await readFile(PLANTILLA, 'utf8'),
    marca: informe.marca,
    datos,
    archivos: laminas.archivos,
  }
}

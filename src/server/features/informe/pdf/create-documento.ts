import { readFile } from 'node:fs/promises'
import type { Informe } from '../../../../domain/informe/informe.ts'
import type { Documento } from '../../../pdf/documento.ts'
import { describeSeccion } from './describe-seccion.ts'
import { Laminas } from './laminas.ts'

const PLANTILLA = new URL('./informe.typ', import.meta.url)

/** The report as the template reads it: every figure already written, every drawing a file. */
export async function createDocumento(informe: Informe): Promise<Documento> {
  const laminas = new Laminas(informe.papel)
  const datos = {
    titulo: `Clima organizacional ${informe.anio}: ${informe.empresa}`,
    empresa: informe.empresa,
    ronda: `Clima organizacional ${informe.anio}`,
    anio: informe.anio,
    destinatario: informe.destinatario,
    fecha: informe.fecha,
    firma: informe.firma,
    papel: informe.papel === 'carta' ? 'us-letter' : 'a4',
    base: informe.base,
    secciones: informe.secciones.map((seccion) => describeSeccion(seccion, informe, laminas)),
  }
  return { plantilla: await readFile(PLANTILLA, 'utf8'), datos, archivos: laminas.archivos }
}

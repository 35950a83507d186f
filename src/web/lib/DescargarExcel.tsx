import { useAvisos } from '../ui/Avisos.tsx'
import { Boton } from '../ui/Boton.tsx'
import { Icono } from '../ui/Icono.tsx'
import { saveArchivo } from '../ui/save-archivo.ts'
import { FAILURE_MS, formatFailure } from './failure-wording.ts'
import { formatNombreDeArchivo } from './nombre-de-archivo.ts'
import { readDataUrl } from './read-data-url.ts'

interface DescargarExcelProps {
  /** As a person would say it: "plan La Ceiba 2025". */
  nombre: string
  /** Gives the workbook, as a data URL. */
  pedir: () => Promise<string>
}

export function DescargarExcel({ nombre, pedir }: DescargarExcelProps) {
  const mostrar = useAvisos()
  const download = async () => {
    try {
      saveArchivo(`${formatNombreDeArchivo(nombre)}.xlsx`, readDataUrl(await pedir()))
    } catch (error) {
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    }
  }
  return (
    <Boton onClick={() => void download()}>
      <Icono nombre="descargar" />
      Descargar Excel
    </Boton>
  )
}

import { useAvisos } from './Avisos.tsx'
import { Boton } from './Boton.tsx'
import { Icono } from './Icono.tsx'
import { saveArchivo } from './save-archivo.ts'

interface DescargarExcelProps {
  /** Without its ending. */
  archivo: string
  pedir: () => Promise<Blob>
  formatFalla: (error: unknown) => string
}

const FALLA_MS = 5_000

export function DescargarExcel({ archivo, pedir, formatFalla }: DescargarExcelProps) {
  const showAviso = useAvisos()
  const download = async () => {
    try {
      saveArchivo(`${archivo}.xlsx`, await pedir())
    } catch (error) {
      showAviso({ tono: 'mal', texto: formatFalla(error), ms: FALLA_MS })
    }
  }
  return (
    <Boton unaVez onClick={() => void download()}>
      <Icono nombre="descargar" />
      Descargar Excel
    </Boton>
  )
}

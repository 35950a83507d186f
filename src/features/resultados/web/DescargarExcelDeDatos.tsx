import { useMutation } from '@tanstack/react-query'
import { downloadArchivo } from '#web/lib/download-archivo.ts'
import { FAILURE_MS, formatFailureAsSpecified } from '#web/lib/failure-wording.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { getClaveDeTrabajo, useTrabajoEnCurso } from '#web/lib/trabajos/trabajos-query.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Avance, Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'

/** The whole climate in a workbook. In the button's place, until it comes, how far it is. */
export function DescargarExcelDeDatos({
  idClima,
  tono,
}: {
  idClima: string
  /** Outlined while something else is the one thing to do. */
  tono: 'primario' | 'secundario'
}) {
  const { apiUrl } = useSiteConfig()
  const showAviso = useAvisos()
  const descarga = useMutation({
    mutationKey: getClaveDeTrabajo('excel', idClima),
    mutationFn: () => downloadArchivo(`${apiUrl}/resultados/${encodeURIComponent(idClima)}/excel`),
    onSuccess: (libro) => saveArchivo(`Clima-${idClima}.xlsx`, libro),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS }),
  })
  const trabajo = useTrabajoEnCurso('excel', idClima, descarga.isPending)
  if (descarga.isPending && trabajo) return <Avance {...trabajo} />
  if (descarga.isPending) return <Cargador linea texto="Preparando el Excel…" />
  return (
    <Boton tono={tono} onClick={() => descarga.mutate()}>
      <Icono nombre="descargar" />
      Descargar Excel de Datos
    </Boton>
  )
}

import { useMutation } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure } from '../../lib/failure-wording.ts'
import { readDataUrl } from '../../lib/read-data-url.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Cargador } from '../../ui/Cargador.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { saveArchivo } from '../../ui/save-archivo.ts'
import { DescargarExcel as descargarExcel } from './resultados.generated.ts'

/** The whole climate in a workbook. A loader stands in the button's place until it comes. */
export function DescargarExcel({
  idClima,
  tono,
}: {
  idClima: string
  /** Outlined while something else is the one thing to do. */
  tono: 'primario' | 'secundario'
}) {
  const api = useApi()
  const mostrar = useAvisos()
  const descarga = useMutation({
    mutationFn: async () =>
      readDataUrl((await api(descargarExcel, { idClima })).getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados),
    onSuccess: (libro) => saveArchivo(`Clima-${idClima}.xlsx`, libro),
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  if (descarga.isPending) return <Cargador linea texto="Preparando el Excel…" />
  return (
    <Boton tono={tono} onClick={() => descarga.mutate()}>
      <Icono nombre="descargar" />
      Descargar Excel de Datos
    </Boton>
  )
}

import { useMutation } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { formatNombreDeDescarga } from '#web/lib/nombre-de-descarga.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { AccionDeClima } from './AccionDeClima.tsx'
import { type ClimaAbierto, getDocumento } from './climas-queries.ts'

/** Downloads the climate's structure, for people and for machines: either file makes an equal climate again. */
export function ExportarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const showAviso = useAvisos()
  const exportar = useMutation({
    mutationFn: () => getDocumento(api, clima.id, false),
    onSuccess: (documento) => {
      const legible = `${JSON.stringify(documento, null, 2)}\n`
      const nombre = formatNombreDeDescarga(`clima ${clima.empresa.nombre_comercial} ${clima.anio}`)
      saveArchivo(`${nombre}.json`, new Blob([legible], { type: 'application/json' }))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const deExcel = useMutation({
    mutationFn: async () => {
      const documento = await getDocumento(api, clima.id, false)
      const { writeHojas } = await import('#domain/hojas/write-libro.ts')
      const { writeXlsx } = await import('#web/lib/hojas/write-xlsx.ts')
      return writeXlsx(writeHojas(documento))
    },
    onSuccess: (bytes) => {
      const nombre = formatNombreDeDescarga(`cuestionario ${clima.empresa.nombre_comercial} ${clima.anio}`)
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      saveArchivo(`${nombre}.xlsx`, new Blob([bytes], { type }))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <AccionDeClima
      titulo="Exportar este clima"
      texto="Su cuestionario y sus grupos en Excel, o un archivo JSON con toda la estructura; sin respuestas. Los dos hacen un clima igual."
    >
      <Boton
        chico
        unaVez
        aria-disabled={deExcel.isPending}
        onClick={() => deExcel.isPending || deExcel.mutate()}
      >
        <Icono nombre="descargar" />
        Exportar Excel
      </Boton>
      <Boton
        chico
        unaVez
        aria-disabled={exportar.isPending}
        onClick={() => exportar.isPending || exportar.mutate()}
      >
        <Icono nombre="descargar" />
        Exportar JSON
      </Boton>
    </AccionDeClima>
  )
}

import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { type Api, ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { sendArchivo } from '#web/lib/send-archivo.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { listDeZip, type PorSubir, toPorSubir, ZipIlegible } from './leer-zip.ts'
import { GetSubida, type GetSubidaQuery, GetSubidas } from './subir.generated.ts'

export type ArchivoDeSubida = GetSubidaQuery['appInfo']['getSubida']['archivos'][number]

const SUBIDAS = ['subidas'] as const
const LECTURA_MS = 2_000
const A_LA_VEZ = 3
export const MAX_ZIP_MB = 200

export const subidasQuery = (api: Api) =>
  queryOptions({
    queryKey: [...SUBIDAS, 'lista'],
    queryFn: async () => (await api(GetSubidas, {})).appInfo.getSubidas,
  })

export const subidaQuery = (api: Api, idSubida: string) =>
  queryOptions({
    queryKey: [...SUBIDAS, 'una', idSubida],
    queryFn: async () => (await api(GetSubida, { idSubida })).appInfo.getSubida,
    refetchInterval: ({ state: { data } }) =>
      data?.archivos.some(({ estado }) => estado === 'leyendo') ? LECTURA_MS : false,
  })

interface Avance {
  enviados: number
  total: number
}

const avanceKey = (idSubida: string) => [...SUBIDAS, 'avance', idSubida]

async function listPorSubir(archivos: readonly File[]): Promise<PorSubir[]> {
  const listas: PorSubir[] = []
  for (const archivo of archivos) {
    if (!/\.zip$/i.test(archivo.name)) {
      listas.push(toPorSubir(archivo))
      continue
    }
    if (archivo.size > MAX_ZIP_MB * 1024 * 1024)
      throw new ApiError('SUBIDA', `«${archivo.name}» pasa de ${MAX_ZIP_MB} MB: pártelo en dos.`)
    listas.push(...(await listDeZip(archivo)))
  }
  return listas
}

/** Keeps whoever closes the window from losing what was not sent yet. */
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Sending goes on whatever screen is shown; a file that was sent stays sent. */
export function useSubir() {
  const queryClient = useQueryClient()
  const { basePath } = useSiteConfig()
  const showAviso = useAvisos()

  async function sendTodos(idSubida: string, porSubir: readonly PorSubir[]): Promise<void> {
    const avance: Avance = { enviados: 0, total: porSubir.length }
    const show = () => queryClient.setQueryData(avanceKey(idSubida), { ...avance })
    const refresh = () => queryClient.invalidateQueries({ queryKey: [...SUBIDAS, 'una', idSubida] })
    show()
    const pendientes = porSubir.values()
    const sendOne = async ({ nombre, omitido, open }: PorSubir) => {
      const archivo = omitido ? null : await open().catch(() => new Blob())
      const razon = omitido ?? (archivo ? null : 'tamano')
      const params = new URLSearchParams({ nombre, ...(razon ? { omitido: razon } : {}) })
      await sendArchivo(`${basePath}/api/cv/subida/${idSubida}?${params}`, archivo ?? new Blob())
      avance.enviados++
      show()
      if (avance.enviados % 5 === 0) void refresh()
    }
    const work = async () => {
      for (const uno of pendientes) await sendOne(uno)
    }
    window.addEventListener('beforeunload', warnBeforeUnload)
    try {
      await Promise.all(Array.from({ length: A_LA_VEZ }, work))
    } finally {
      window.removeEventListener('beforeunload', warnBeforeUnload)
      await refresh()
    }
  }

  return useMutation({
    mutationKey: [...SUBIDAS, 'mandar'],
    mutationFn: async ({ archivos, begin }: { archivos: readonly File[]; begin: () => Promise<string> }) => {
      let porSubir: PorSubir[]
      try {
        porSubir = await listPorSubir(archivos)
      } catch (error) {
        if (error instanceof ZipIlegible)
          throw new ApiError('SUBIDA', 'El zip no se pudo leer. Hazlo de nuevo, sin contraseña.')
        throw error
      }
      const max = LIMITES_DE_CV.archivosPorSubida
      if (porSubir.length === 0) throw new ApiError('SUBIDA', 'El zip no trae archivos.')
      if (porSubir.length > max)
        throw new ApiError(
          'SUBIDA',
          `Son ${porSubir.length} archivos, y se suben hasta ${max} a la vez: súbelos por partes.`,
        )
      await sendTodos(await begin(), porSubir)
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
}

/** Progress of the one being sent; null where none is under way in this window. */
export function useAvance(idSubida: string): Avance | null {
  const mandando = useIsMutating({ mutationKey: [...SUBIDAS, 'mandar'] }) > 0
  const { data } = useQuery<Avance>({
    queryKey: avanceKey(idSubida),
    enabled: false,
    queryFn: () => Promise.reject(),
  })
  return mandando && data ? data : null
}

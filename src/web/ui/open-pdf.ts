import type { PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export interface PaginaDePdf {
  ancho: number
  alto: number
}

export interface PdfAbierto {
  paginas: number
  /** How many are drawn at the most. */
  mostradas: number
  /** The page on which each chapter begins, in order, as the file's own list of contents has it. */
  capitulos: number[]
  /** Draws a page as wide as its place; returns what calls it off. */
  draw(numero: number, canvas: HTMLCanvasElement, onMedidas: (medidas: PaginaDePdf) => void): () => void
  close(): void
}

const MAX_BYTES = 12 * 1024 * 1024
const MAX_PAGINAS = 30
const MAX_PIXELES = 16_000_000
const MAX_MS = 20_000

/** The file is read in a worker that may fetch nothing, and in which no script of a document runs. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PdfAbierto> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)])
  const [pdfjs, data] = await Promise.all([import('pdfjs-dist'), fetchBytes(url, ends)])
  const worker = new Worker(workerUrl, { type: 'module' })
  const port = pdfjs.PDFWorker.create({ port: worker })
  const close = () => {
    port.destroy()
    worker.terminate()
  }
  try {
    ends.addEventListener('abort', close, { once: true })
    const documento = await pdfjs.getDocument({
      data,
      worker: port,
      enableXfa: false,
      // A font that the file only names is drawn with the reader's own, so that nothing has to be fetched for it.
      useSystemFonts: true,
      useWorkerFetch: false,
      useWasm: false,
      maxImageSize: MAX_PIXELES,
      stopAtErrors: false,
      verbosity: 0,
    }).promise
    const capitulos = await listCapitulos(documento)
    ends.removeEventListener('abort', close)
    return {
      paginas: documento.numPages,
      capitulos,
      mostradas: Math.min(documento.numPages, MAX_PAGINAS),
      draw: (numero, canvas, onMedidas) => {
        let stop = () => {}
        let ended = false
        void documento
          .getPage(numero)
          .then((page) => {
            if (ended) return
            const natural = page.getViewport({ scale: 1 })
            onMedidas({ ancho: natural.width, alto: natural.height })
            const ancho = canvas.clientWidth * Math.min(2, window.devicePixelRatio || 1)
            const escala = Math.min(
              ancho / natural.width,
              Math.sqrt(MAX_PIXELES / (natural.width * natural.height)),
            )
            const viewport = page.getViewport({ scale: escala })
            canvas.width = Math.round(viewport.width)
            canvas.height = Math.round(viewport.height)
            const task = page.render({ canvas, viewport })
            stop = () => task.cancel()
            return task.promise
          })
          // Called off, or a page that cannot be drawn: its place stays empty, the others do not suffer.
          .catch(() => {})
        return () => {
          ended = true
          stop()
        }
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function listCapitulos(documento: PDFDocumentProxy): Promise<number[]> {
  try {
    const capitulos = (await documento.getOutline()) ?? []
    return await Promise.all(
      capitulos.map(async ({ dest }) => {
        const [lugar] = (typeof dest === 'string' ? await documento.getDestination(dest) : dest) ?? []
        return (await documento.getPageIndex(lugar)) + 1
      }),
    )
  } catch {
    // A list of contents that leads nowhere is none.
    return []
  }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal, credentials: 'include' })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.byteLength > MAX_BYTES) throw new Error('too large')
  return bytes
}

import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export interface PaginaDePdf {
  ancho: number
  alto: number
}

interface AlDibujar {
  onMedidas: (medidas: PaginaDePdf) => void
  /** It cannot be drawn, or not in time. */
  onFalla: () => void
}

/** A place on a page, in parts of its width and height. */
export interface Recuadro {
  x: number
  y: number
  ancho: number
  alto: number
}

export interface PdfAbierto {
  paginas: number
  /** The most pages that are drawn. */
  mostradas: number
  /** The page on which each chapter begins, in order, as the file's own list of contents has it. */
  capitulos: number[]
  /** Draws a page as wide as its place; returns what calls it off. */
  draw(numero: number, canvas: HTMLCanvasElement, alDibujar: AlDibujar): () => void
  /** Where a page says what `find` looks for in its text. */
  findRecuadros(numero: number, find: Buscador): Promise<Recuadro[]>
  close(): void
}

/** Places in a text. */
export type Buscador = (texto: string) => readonly { inicio: number; fin: number }[]

const MAX_BYTES = 12 * 1024 * 1024
const MAX_PAGINAS = 30
const MAX_PIXELES = 16_000_000
const MAX_MS = 20_000

type Pdfjs = typeof import('pdfjs-dist')

export interface LectorDePdf {
  open(url: string, signal: AbortSignal): Promise<PdfAbierto>
  close(): void
}

/**
 * A file is read in a worker that may fetch nothing, and in which no script of a document runs. One that `guarda` reads
 * every file in the same worker, which takes half a second to start: for those that nobody else wrote.
 */
export function createLectorDePdf(guarda: boolean): LectorDePdf {
  let guardado: Hilo | null = null
  return {
    open: async (url, signal) => {
      const timeout = AbortSignal.timeout(MAX_MS)
      const [pdfjs, data] = await Promise.all([
        import('pdfjs-dist'),
        fetchBytes(url, AbortSignal.any([signal, timeout])),
      ])
      signal.throwIfAborted()
      const hilo = guardado ?? startHilo(pdfjs)
      if (guarda) guardado = hilo
      const end = () => {
        hilo.end()
        if (guardado === hilo) guardado = null
      }
      return openEn(pdfjs, data, { hilo, signal, timeout, guarda, end })
    },
    close: () => {
      guardado?.end()
      guardado = null
    },
  }
}

interface Hilo {
  port: PDFWorker
  end(): void
}

function startHilo({ PDFWorker }: Pdfjs): Hilo {
  const worker = new Worker(workerUrl, { type: 'module' })
  const port = PDFWorker.create({ port: worker })
  return {
    port,
    end: () => {
      port.destroy()
      worker.terminate()
    },
  }
}

interface Lugar {
  hilo: Hilo
  signal: AbortSignal
  timeout: AbortSignal
  guarda: boolean
  /** Ends the worker with all that it reads. */
  end(): void
}

async function openEn(
  pdfjs: Pdfjs,
  data: Uint8Array,
  { hilo, signal, timeout, guarda, end }: Lugar,
): Promise<PdfAbierto> {
  const tarea = pdfjs.getDocument({
    data,
    worker: hilo.port,
    enableXfa: false,
    // A font that the file only names is drawn with the reader's own, so that nothing has to be fetched for it.
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    maxImageSize: MAX_PIXELES,
    stopAtErrors: false,
    verbosity: 0,
  })
  const close = guarda ? () => void tarea.destroy() : end
  try {
    signal.addEventListener('abort', close, { once: true })
    timeout.addEventListener('abort', end, { once: true })
    const documento = await tarea.promise
    const capitulos = await Promise.race([
      listCapitulos(documento),
      rejectAt(AbortSignal.any([signal, timeout])),
    ])
    signal.removeEventListener('abort', close)
    timeout.removeEventListener('abort', end)
    return {
      paginas: documento.numPages,
      capitulos,
      mostradas: Math.min(documento.numPages, MAX_PAGINAS),
      draw: (numero, canvas, { onMedidas, onFalla }) => {
        let stop = () => {}
        let ended = false
        const fail = () => {
          if (!ended) onFalla()
        }
        // One that unpacks without end is ended with the worker: nothing else stops it.
        const timer = setTimeout(() => {
          fail()
          end()
        }, MAX_MS)
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
          .catch(fail)
          .finally(() => clearTimeout(timer))
        return () => {
          ended = true
          clearTimeout(timer)
          stop()
        }
      },
      findRecuadros: async (numero, find) => findEnPagina(await documento.getPage(numero), find),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** A worker that was ended answers no more. */
const rejectAt = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('ended')), { once: true }),
  )

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

const MAX_LETRAS = 20_000

/** The share of a text's length that its first letters take: an i is narrower than an m, in whatever font alike. */
function createMedida() {
  const lienzo = document.createElement('canvas').getContext('2d')
  return (texto: string, letras: number, familia = 'sans-serif'): number => {
    if (lienzo) lienzo.font = `100px ${familia}`
    const entero = lienzo?.measureText(texto).width ?? 0
    if (!lienzo || entero === 0) return letras / texto.length
    return lienzo.measureText(texto.slice(0, letras)).width / entero
  }
}

async function findEnPagina(page: PDFPageProxy, find: Buscador): Promise<Recuadro[]> {
  const { items, styles } = await page.getTextContent()
  const measure = createMedida()
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[]
  const toParte = (x: number, y: number) =>
    [(a * x + c * y + e) / width, (b * x + d * y + f) / height] as const
  const piezas = items.flatMap((item) => ('str' in item ? [item] : []))
  let texto = ''
  const inicios = piezas.map(({ str, hasEOL }) => {
    const inicio = texto.length
    texto += hasEOL ? `${str}\n` : str
    return inicio
  })
  return find(texto.slice(0, MAX_LETRAS)).flatMap(({ inicio, fin }) =>
    piezas.flatMap(({ str, width: largo, height: alto, transform: lugar, fontName }, indice) => {
      const desde = Math.max(inicio - inicios[indice]!, 0)
      const hasta = Math.min(fin - inicios[indice]!, str.length)
      if (desde >= hasta || str.trim() === '') return []
      const [, , , , x = 0, y = 0] = lugar as number[]
      const parteHasta = (letra: number) => measure(str, letra, styles[fontName]?.fontFamily)
      const [x1, y1] = toParte(x + largo * parteHasta(desde), y + alto)
      const [x2, y2] = toParte(x + largo * parteHasta(hasta), y - alto * 0.25)
      return [{ x: Math.min(x1, x2), y: Math.min(y1, y2), ancho: Math.abs(x2 - x1), alto: Math.abs(y2 - y1) }]
    }),
  )
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal, credentials: 'include' })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.byteLength > MAX_BYTES) throw new Error('too large')
  return bytes
}

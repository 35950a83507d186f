/** Types of what crosses between the server and the bundle of the pages that it loads. */

/** The firm as every page may show it. An empty field is not shown. */
export interface FirmaDePagina {
  nombre: string
  razonSocial: string
  telefono: string
  whatsapp: string
  correo: string
  direccion: string
  ciudad: string
  facebook: string
  instagram: string
  linkedin: string
  /** Companies that agreed to be named. */
  clientes: readonly string[]
  /** People of the firm; `foto` names a picture, null where they have none. */
  personas: readonly { nombre: string; rol: string; linea: string; foto: string | null }[]
  /** Addresses of its own pictures, by their places. */
  imagenes: Readonly<
    Partial<Record<'logo' | 'oscuro' | 'icono' | 'compartida' | 'portada' | 'portadaMovil', string>>
  >
  /** Its colours as rules of a style sheet; empty where they are those of the sheet itself. */
  estilo: string
  /** False once it has another name: the pictures that come with the product show the first. */
  deFabrica: boolean
}

/** The firm's own words on the public pages; all else is as it comes with the product. */
export interface SitioDePagina {
  /** By their places. */
  textos: Readonly<Record<string, string>>
  /** Cards of services. */
  orden: readonly string[]
  ocultas: readonly string[]
}

/** Facts that the server tells the browser about itself; nothing here is secret or personal. */
export interface SiteConfig {
  firma: FirmaDePagina
  basePath: string
  apiUrl: string
  publicUrl: string
  /** Where the firm is: dates and years on screen are of there, wherever the browser stands. */
  timeZone: string
  /** That the site keeps its copy of a public message: the privacy page says it. */
  diasDeMensajes: number
  /** The service worker and the like are for production only. */
  production: boolean
}

/** The scripts and styles of a page; the browser must render the same links that the server did. */
export interface PageAssets {
  styles: string[]
  preloads: string[]
}

export interface OperationAnswer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string; campo?: string } }[]
}

/** Sends one operation: over HTTP from the browser, directly while the server renders. */
export type SendOperation = (
  query: string,
  variables: unknown,
  opciones?: OpcionesDeEnvio,
) => Promise<OperationAnswer>

export interface OpcionesDeEnvio {
  /** It arrives even if the page is left before it is on its way; the browser takes little of such, 64 KB at once. */
  keepalive?: boolean
}

/** The programs that run in a browser: staff's screens and the way in to them, the public pages, the survey. */
export type EntryName = 'client' | 'sitio' | 'encuesta'

/** Finds the files that a page of that program loads, with the screens of the given routes. */
export type FindEntry = (name: EntryName, routeIds: string[]) => { script: string; assets: PageAssets }

export interface PageRequest {
  /** Path and search, prefix included. */
  url: string
  config: SiteConfig
  sitio: SitioDePagina
  /** A page that is only looked at, in a frame of the screen where it is written. */
  isMuestra: boolean
  /** The nonce of this answer's content security policy. */
  nonces: { script: string; style: string }
  cookies: Record<string, string | undefined>
  send: SendOperation
  findEntry: FindEntry
  onError: (error: unknown) => void
}

/** A cookie of the redirects to /login and to the second factor: the address that was asked for, until the page takes it over. */
export const DESTINO = 'destino'

/** `Stream`: React's, which each side knows by its own types. */
export type PageAnswer<Stream> =
  | {
      redirect: string
      status: number
      /** Something must come first: the login, or the second factor. The address that was asked for waits for it. */
      espera: boolean
    }
  | {
      status: number
      /** The same for everybody who has no session. */
      fixed: boolean
      stream: Promise<Stream>
    }

export interface SiteFile {
  type: string
  body: string
}

/** Exports of the built bundle. */
export interface WebModule<Stream> {
  /** The address of a page for whoever has no session, without what no such page reads. */
  stripUrl(url: string): string
  render(page: PageRequest): Promise<PageAnswer<Stream>>
  /** Small files that name addresses of the site, such as the web manifest, by their path below the prefix. */
  renderSiteFiles(config: SiteConfig, sitio: SitioDePagina): Record<string, SiteFile>
}

import type { FirmaDePagina } from '#contract/page.ts'

/** Names that are the same whichever firm works with it. */
export const producto = {
  anio: 2025,
  version: '4.1.3',
  idioma: 'es',
  localizacion: 'es_GT',
  pais: 'GT',
} as const

/** The web manifest without what depends on the base prefix: the server adds start_url, scope and the icons' folder. */
export const createManifest = ({ nombre }: Pick<FirmaDePagina, 'nombre'>, description: string) => ({
  name: nombre,
  short_name: nombre,
  description,
  lang: producto.idioma,
  dir: 'ltr',
  display: 'standalone',
  background_color: '#F4EEE3',
  theme_color: '#FFFDF8',
  categories: ['business'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
})

/** The picture of a shared link. */
export const imagenParaCompartir = {
  archivo: 'og.png',
  ancho: 1200,
  alto: 630,
  descripcion: 'El clima se mide. El talento se cuida.',
} as const

/** Who the firm is. Change this file, then run `npm run marca`, and the site carries another name. */
export const firma = {
  nombre: 'Clima y Talento',
  descripcion:
    'Consultoría en recursos humanos y desarrollo organizacional en Guatemala: estudios de clima, formación y selección de talento.',
  correo: 'contacto@climaytalento.example',
  telefono: { texto: '+502 2300 0000', enlace: 'tel:+50223000000' },
  oficina: {
    texto: 'Ciudad de Guatemala, de lunes a viernes, de\u00a08:00 a\u00a017:00',
    localidad: 'Ciudad de Guatemala',
    pais: 'GT',
    /** As schema.org writes opening hours. */
    horario: 'Mo-Fr 08:00-17:00',
  },
  anio: 2025,
  version: '4.1.3',
  idioma: 'es',
  localizacion: 'es_GT',
} as const

/** The web manifest without what depends on the base prefix: the server adds start_url, scope and the icons' folder. */
export const manifest = {
  name: firma.nombre,
  short_name: firma.nombre,
  description: firma.descripcion,
  lang: firma.idioma,
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
} as const

/** The picture of a shared link. */
export const imagenParaCompartir = {
  archivo: 'og.png',
  ancho: 1200,
  alto: 630,
  descripcion: `${firma.nombre}. El clima se mide. El talento se cuida.`,
} as const

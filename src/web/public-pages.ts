/**
 * The pages that are the same for everybody: file in routes/sitio/ and path. Routes, sitemap, and what the service worker keeps
 * follow from here.
 */
export const PUBLIC_PAGES = {
  Inicio: '/',
  DesarrolloOrganizacional: '/desarrollo-organizacional',
  FormacionCapacitacionYAdiestramiento: '/formacion-capacitacion-y-adiestramiento',
  ProcesoDeSeleccion: '/proceso-de-seleccion',
  EnviaCv: '/envia-cv',
  AvisoDePrivacidad: '/aviso-de-privacidad',
  Anonimato: '/anonimato',
} as const

export const publicPaths: readonly string[] = Object.values(PUBLIC_PAGES)

/** The top bar. "Envia tu CV", "Log In" and "Dashboard" are the specification's own words. */
export const navegacion = {
  nombre: 'Principal',
  secciones: [
    { id: 'inicio', texto: 'Inicio', ruta: '/#inicio' },
    { id: 'quienes-somos', texto: 'Quiénes somos', ruta: '/#quienes-somos' },
    { id: 'servicios', texto: 'Servicios', ruta: '/#servicios' },
    { id: 'contacto', texto: 'Contacto', ruta: '/#contacto' },
  ],
  verLineas: 'Ver las líneas de servicio',
  enviaCv: { texto: 'Envia tu CV', ruta: '/envia-cv' },
  logIn: { texto: 'Log In', ruta: '/login' },
  dashboard: { texto: 'Dashboard', ruta: '/dashboard' },
  menu: 'Menú',
  cerrar: 'Cerrar',
  saltar: 'Saltar al contenido',
} as const

/** Every page carries this: its links name long texts without bringing them along. */
export const pie = {
  columnas: [
    /** Its links are the lines of service. */
    { titulo: 'Servicios', enlaces: null },
    {
      titulo: 'La firma',
      enlaces: [
        { texto: 'Quiénes somos', ruta: '/#quienes-somos' },
        { texto: 'Contacto', ruta: '/#contacto' },
        { texto: 'Envia tu CV', ruta: '/envia-cv' },
      ],
    },
    {
      titulo: 'Tus datos',
      enlaces: [
        { texto: 'Aviso de privacidad', ruta: '/aviso-de-privacidad' },
        { texto: 'Cómo cuidamos tu anonimato', ruta: '/anonimato' },
      ],
    },
  ],
  contacto: 'Contacto',
  version: 'Versión',
} as const

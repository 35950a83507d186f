const RUTAS = import.meta.glob<string>('./imagenes/*.webp', { eager: true, query: '?url', import: 'default' })

/** Where the picture of an article is; taken from the demo by `npm run ayuda`. */
export const getImagen = (clave: string): string | undefined => RUTAS[`./imagenes/${clave}.webp`]

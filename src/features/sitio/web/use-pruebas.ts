import { fillTextos } from '#domain/sitio/contenido.ts'
import { pruebas } from '#web/content/pruebas.ts'
import { useSitio } from '#web/lib/sitio.tsx'

/** Apart: only the home page loads these texts. */
export const usePruebas = () => fillTextos(pruebas, 'pruebas', useSitio().textos)

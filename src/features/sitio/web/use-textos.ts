import { fillTextos } from '#domain/sitio/contenido.ts'
import { home } from '#web/content/home.ts'
import { pie } from '#web/content/navegacion.ts'
import { useSitio } from '#web/lib/sitio.tsx'

/* What comes with the product, with the firm's own texts in their places. */

export const useHome = () => fillTextos(home, 'home', useSitio().textos)

export const usePie = () => fillTextos(pie, 'pie', useSitio().textos)

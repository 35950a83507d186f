import { type RefObject, useEffect } from 'react'

/** Paper has nothing to press: what is folded stands open on it, and folds again afterwards. */
export function useAbiertasAlImprimir(lista: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let cerradas: HTMLDetailsElement[] = []
    const open = () => {
      cerradas = [...(lista.current?.querySelectorAll('details') ?? [])].filter((una) => !una.open)
      for (const una of cerradas) una.open = true
    }
    const close = () => {
      for (const una of cerradas) una.open = false
      cerradas = []
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [lista])
}

import { useMutation } from '@tanstack/react-query'
import type { CampoPropuesto } from '#domain/cvs/propuesta.ts'
import { useApi } from '#web/lib/site.tsx'
import { GetLecturaDeCV } from './cvs.generated.ts'
import { readDataUrl, type ValoresDeCv } from './valores-de-cv.ts'

interface Formulario {
  valores: ValoresDeCv
  change: <C extends keyof ValoresDeCv>(campo: C, valor: ValoresDeCv[C]) => void
}

/** Reads the file of a new CV and fills what is still empty; what somebody typed stays. */
export function useLecturaDeArchivo({ valores, change }: Formulario) {
  const api = useApi()
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: async (archivo: File) =>
      (await api(GetLecturaDeCV, { cv: await readDataUrl(archivo) })).appInfo.getLecturaDeCV,
    onSuccess: ({ propuestas }, leido) => {
      // Saved or changed meanwhile: it says nothing of the next person.
      if (valores.archivo !== leido) return
      const llenos = new Set<CampoPropuesto>()
      for (const { campo, valor } of propuestas) {
        if (llenos.has(campo) || valores[campo].trim()) continue
        llenos.add(campo)
        change(campo, valor)
      }
    },
  })
  const findOrigen = (campo: CampoPropuesto) =>
    data?.propuestas.some((una) => una.campo === campo && una.valor === valores[campo])
      ? { ayuda: 'Leído en el archivo: compruébalo' }
      : {}
  const dicho = isPending
    ? 'Leyendo el archivo…'
    : isError
      ? 'El archivo no se pudo leer ahora: escribe los datos.'
      : data && !data.texto
        ? 'El archivo no tiene letras que se puedan leer: escribe los datos.'
        : data && data.propuestas.length > 0
          ? 'Los campos vacíos se llenaron con lo que dice el archivo.'
          : ''
  return {
    read: mutate,
    forget: reset,
    findOrigen,
    dicho,
    etiquetasSugeridas: data?.etiquetasSugeridas ?? [],
  }
}

/** Place of a picture below the prefix. Its name changes with it, so whoever has it need not ask again. */
export const formatRutaDeImagen = (huella: string): string => `/api/imagenes/${huella}`

/** Pictures of the firm as a whole; all but the logo and the two of the home page are drawn from the logo. */
export const USOS_DE_FIRMA = ['logo', 'oscuro', 'icono', 'compartida', 'portada', 'portadaMovil'] as const

export type UsoDeFirma = (typeof USOS_DE_FIRMA)[number]

/** Places of the firm's own pictures. */
export type UsoDeImagen = UsoDeFirma | 'persona'

/** Fingerprints of those that there are. */
export type ImagenesDeFirma = Readonly<Partial<Record<UsoDeFirma, string>>>

const LOGO = { bytes: 300 * 1024, ancho: 1200, alto: 500 } as const

export const LIMITES_DE_IMAGEN = {
  logo: LOGO,
  /** For dark grounds. */
  oscuro: LOGO,
  icono: { bytes: 200 * 1024, ancho: 512, alto: 512 },
  /** What a shared link shows. */
  compartida: { bytes: 300 * 1024, ancho: 1200, alto: 630 },
  portada: { bytes: 320 * 1024, ancho: 1280, alto: 1080 },
  /** On upright screens. */
  portadaMovil: { bytes: 120 * 1024, ancho: 900, alto: 800 },
} as const satisfies Record<UsoDeFirma, { bytes: number; ancho: number; alto: number }>

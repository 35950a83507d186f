import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { LIMITES_DE_IMAGEN, type UsoDeFirma } from '#domain/firma/imagenes.ts'
import { drawFoto, drawLogo, TIPOS_DE_FOTO, TIPOS_DE_LOGO } from '#web/lib/draw-logo.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Apartado } from '#web/ui/Apartado.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import { useGuardado } from './ajustes-query.ts'
import { drawDerivadas } from './draw-derivadas.ts'
import { UpdateImagenesDeFirma } from './firma.generated.ts'
import styles from './ImagenesDeFirma.module.css'

type Imagenes = readonly { uso: UsoDeFirma; imagen: string | null }[]

interface ImagenDeFirmaProps {
  id: string
  titulo: string
  /** As a question names it. */
  articulo: string
  detalle: string
  accept: string
  usos: readonly UsoDeFirma[]
  hay: boolean
  draw: (archivo: File) => Promise<Imagenes>
  /** What becomes of the pages without it. */
  sin: string
  children: ReactNode
}

/** A picture that is saved as soon as it is chosen. */
function ImagenDeFirma(props: ImagenDeFirmaProps) {
  const { id, titulo, articulo, detalle, accept, usos, hay, draw, sin, children } = props
  const api = useApi()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const [pregunta, setPregunta] = useState(false)
  const zona = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (archivo: File | null) => {
      const nuevas = archivo ? await draw(archivo) : usos.map((uso) => ({ uso, imagen: null }))
      return (await api(UpdateImagenesDeFirma, { imagenes: [...nuevas] })).updateImagenesDeFirma
    },
    onSuccess: (texto, archivo) => {
      // The button goes with what it took away.
      if (!archivo) zona.current?.focus()
      return onGuardado(texto)
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <Apartado id={id} titulo={titulo} className={styles.imagen!}>
      {children}
      <ZonaDeArchivo
        rotulo={titulo}
        titulo={hay ? `Cambiar ${articulo}` : `Elige ${articulo}`}
        detalle={detalle}
        accion={hay ? 'Cambiar' : 'Elegir'}
        accept={accept}
        // Not disabled while it waits: it would let go of the focus.
        aria-disabled={isPending}
        ref={zona}
        onElegir={(archivo) => isPending || mutate(archivo)}
      />
      {hay && (
        <Boton chico aria-disabled={isPending} onClick={() => isPending || setPregunta(true)}>
          Quitar {articulo}
        </Boton>
      )}
      <Confirmacion
        abierto={pregunta}
        titulo={`Quitar ${articulo}`}
        confirmar="Quitar"
        tono="peligro"
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => {
          setPregunta(false)
          mutate(null)
        }}
      >
        <p>{sin} Para volver atrás hace falta el archivo.</p>
      </Confirmacion>
    </Apartado>
  )
}

interface ImagenesDeFirmaProps {
  imagenes: readonly { uso: UsoDeFirma; direccion: string }[]
}

/** The logo, with what is made from it, and the picture of the home page. */
export function ImagenesDeFirma({ imagenes }: ImagenesDeFirmaProps) {
  const find = (uso: UsoDeFirma) => imagenes.find((una) => una.uso === uso)?.direccion
  const logo = find('logo')
  const portada = find('portada')
  return (
    <>
      <ImagenDeFirma
        id="logotipo"
        titulo="Logotipo"
        articulo="el logotipo"
        detalle="PNG, SVG, JPG o WebP. De él salen el icono, la imagen al compartir y la versión oscura."
        accept={TIPOS_DE_LOGO}
        usos={['logo', 'oscuro', 'icono', 'compartida']}
        hay={logo !== undefined}
        draw={async (archivo) => drawDerivadas(await drawLogo(archivo, LIMITES_DE_IMAGEN.logo))}
        sin="El sitio y los informes muestran el nombre."
      >
        {logo && (
          <div className={styles.versiones}>
            <figure>
              <img src={logo} alt="Logotipo de la firma" />
              <figcaption>Sitio e informes</figcaption>
            </figure>
            <figure className={styles.oscura}>
              <img src={find('oscuro')} alt="" />
              <figcaption>Sobre oscuro</figcaption>
            </figure>
            <figure className={styles.icono}>
              <img src={find('icono')} alt="" />
              <figcaption>Icono</figcaption>
            </figure>
            <figure>
              <img src={find('compartida')} alt="" />
              <figcaption>Al compartir</figcaption>
            </figure>
          </div>
        )}
      </ImagenDeFirma>
      <ImagenDeFirma
        id="foto-de-inicio"
        titulo="Foto de la página de inicio"
        articulo="la foto"
        detalle="JPG, PNG o WebP, acostada y de 1280 puntos o más. Toma el lugar de la película."
        accept={TIPOS_DE_FOTO}
        usos={['portada', 'portadaMovil']}
        hay={portada !== undefined}
        draw={async (archivo) => [
          { uso: 'portada', imagen: await drawFoto(archivo, LIMITES_DE_IMAGEN.portada) },
          { uso: 'portadaMovil', imagen: await drawFoto(archivo, LIMITES_DE_IMAGEN.portadaMovil) },
        ]}
        sin="La página de inicio vuelve a la película."
      >
        {portada && <img src={portada} alt="Foto de la página de inicio" className={styles.portada} />}
      </ImagenDeFirma>
    </>
  )
}

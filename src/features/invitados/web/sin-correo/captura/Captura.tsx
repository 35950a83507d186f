import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_PAPELES, startCaptura } from '#domain/encuesta/captura.ts'
import { ApiError, isNoEncontrado } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { DrawCaptura } from '../sin-correo.generated.ts'
import { type EnlacesDeSinCorreo, personasSinCorreoQuery } from '../sin-correo-queries.ts'
import type { Abierta } from './abierta.ts'
import styles from './Captura.module.css'
import { MesaDeCaptura } from './MesaDeCaptura.tsx'

interface CapturaProps {
  idClima: string
  lote: number
  enlaces: EnlacesDeSinCorreo
}

/** Sheets of paper, ten at most, typed twice in this page; nothing leaves it before both agree. */
export function Captura({ idClima, lote: numero, enlaces }: CapturaProps) {
  const datos = useQuery(personasSinCorreoQuery(useApi(), idClima))
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const clima = datos.data?.climaOrganizacional
  const lote = datos.data?.getLotes.find((uno) => uno.numero === numero && uno.via === 'captura')
  const regreso = <Regreso a={enlaces.modo('papel')} texto="Regresar a Sin correo" />
  if (!datos.data && isNoEncontrado(datos.error)) return <ClimaNoEncontrado a={enlaces.climas} />
  if (!datos.data)
    return (
      <>
        <Cabeza titulo="Captura" regreso={regreso} />
        <Espera
          texto="Preparando la captura…"
          falla={datos.error && formatFailure(datos.error)}
          onReintentar={() => void datos.refetch()}
        />
      </>
    )
  const grupo = clima?.gruposDeOpinion.find(({ id }) => id === lote?.idGrupoDeOpinion)
  if (!clima || !lote || !grupo || lote.anulado)
    return (
      <Cabeza titulo="Ese lote no se puede capturar" regreso={regreso}>
        Puede que se haya anulado, o que el clima esté cerrado.
      </Cabeza>
    )
  return (
    <>
      <Cabeza
        regreso={regreso}
        titulo={
          <>
            Captura <span>{grupo.nombre}</span>
          </>
        }
      >
        {clima.empresa.nombre_comercial} {clima.periodo}, lote {lote.numero}.{' '}
        {abierta === null
          ? 'Cada papel se teclea dos veces; donde no coincida, decide el papel.'
          : abierta.captura.vuelta === 1
            ? 'Primera captura: teclea lo que dice cada papel.'
            : 'Segunda captura: de preferencia otra persona teclea los mismos papeles, en el mismo orden.'}
      </Cabeza>
      {abierta === null ? (
        <Empezar idClima={idClima} lote={numero} onAbierta={setAbierta} />
      ) : (
        <MesaDeCaptura
          idClima={idClima}
          lote={numero}
          abierta={abierta}
          onCambio={(captura) => setAbierta({ ...abierta, captura })}
          onTerminada={() => setAbierta(null)}
        />
      )}
    </>
  )
}

function Empezar({
  idClima,
  lote,
  onAbierta,
}: {
  idClima: string
  lote: number
  onAbierta: (abierta: Abierta) => void
}) {
  const api = useApi()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { cuantos: '' },
    check: ({ cuantos }) =>
      /^\d+$/.test(cuantos.trim()) && Number(cuantos) >= 1 && Number(cuantos) <= MAX_PAPELES
        ? {}
        : { cuantos: `Escribe un número de 1 a ${MAX_PAPELES}.` },
    send: ({ cuantos }) => api(DrawCaptura, { idClima, lote, cuantas: Number(cuantos) }),
    onListo: ({ drawCaptura: { series, revision, cuestionario } }) =>
      onAbierta({ series, revision, captura: startCaptura(cuestionario, series.length) }),
    // Said where the number is written: it goes away when another one is.
    findRechazo: (error) =>
      error instanceof ApiError && error.campo === 'cuantas' ? { cuantos: error.message } : null,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <form {...form.formProps} className={styles.empezar}>
      <Campo
        rotulo="¿Cuántos papeles vas a capturar?"
        inputMode="numeric"
        autoComplete="off"
        {...form.campo('cuantos')}
        ayuda="Hasta diez a la vez. Apílalos y escribe 1, 2, 3… en la esquina de cada uno: en ese orden se teclean las dos veces."
      />
      <Boton {...form.botonProps} tono="primario">
        {form.enviando ? 'Preparando…' : 'Empezar'}
      </Boton>
      <p>
        Lo que teclees vive solo en esta página hasta que las dos capturas coincidan: no la cierres a medias.
      </p>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  drawRepetidos,
  isTerminada,
  MAX_PAPELES,
  MODOS_DE_CAPTURA,
  type ModoDeCaptura,
  startCaptura,
} from '#domain/encuesta/captura.ts'
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
import { type Abierta, NOMBRE_DE_MODO } from './abierta.ts'
import styles from './Captura.module.css'
import { MesaDeCaptura } from './MesaDeCaptura.tsx'

interface CapturaProps {
  idClima: string
  lote: number
  enlaces: EnlacesDeSinCorreo
}

/** Sheets of paper, ten at most. Each is kept as it is finished; those that are typed twice, once both agree. */
export function Captura({ idClima, lote: numero, enlaces }: CapturaProps) {
  const datos = useQuery(personasSinCorreoQuery(useApi(), idClima))
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const [modo, setModo] = useState<ModoDeCaptura>('muestra')
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
          ? 'Cada papel se guarda al terminarlo.'
          : abierta.captura.vuelta === 1
            ? 'Teclea lo que dice cada papel.'
            : `Segunda captura: ${abierta.captura.repetidos.size === 1 ? 'este papel se teclea' : 'estos papeles se teclean'} otra vez; donde no coincida, decide el papel.`}
      </Cabeza>
      {abierta === null ? (
        <Empezar idClima={idClima} lote={numero} modo={modo} onModo={setModo} onAbierta={setAbierta} />
      ) : (
        <MesaDeCaptura
          idClima={idClima}
          lote={numero}
          abierta={abierta}
          onCambio={(captura) => setAbierta(isTerminada(captura) ? null : { ...abierta, captura })}
        />
      )}
    </>
  )
}

function Empezar({
  idClima,
  lote,
  modo,
  onModo,
  onAbierta,
}: {
  idClima: string
  lote: number
  modo: ModoDeCaptura
  onModo: (modo: ModoDeCaptura) => void
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
      onAbierta({
        series,
        revision,
        captura: startCaptura(cuestionario, series.length, drawRepetidos(modo, series.length, Math.random)),
      }),
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
        ayuda="Hasta diez a la vez. Apílalos y escribe 1, 2, 3… en la esquina de cada uno: en ese orden se teclean."
      />
      <fieldset className={styles.modos}>
        <legend>¿Cuántas veces se teclea?</legend>
        {MODOS_DE_CAPTURA.map((uno) => (
          <label key={uno}>
            <input type="radio" name="modo" checked={modo === uno} onChange={() => onModo(uno)} />
            <span>
              <strong>{NOMBRE_DE_MODO[uno][0]}</strong>
              {NOMBRE_DE_MODO[uno][1]}
            </span>
          </label>
        ))}
      </fieldset>
      <Boton {...form.botonProps} tono="primario">
        {form.enviando ? 'Preparando…' : 'Empezar'}
      </Boton>
    </form>
  )
}

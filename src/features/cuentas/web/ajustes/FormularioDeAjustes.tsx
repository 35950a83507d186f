import { useQuery } from '@tanstack/react-query'
import { changeAjustes, NOMBRE_DE_PAPEL, PAPELES, parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import { formatAlcance } from '#domain/cvs/conservacion.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRetrasado } from '#web/lib/use-al-dia.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import styles from './Ajustes.module.css'
import { UpdateAjustes } from './ajustes.generated.ts'
import { type AjustesDeFirma, alcanceQuery, useGuardado } from './ajustes-query.ts'

const TECLEO_MS = 400

/** CVs that the months being written would concern today. */
function AlcanceDeRetencion({ meses, activa }: { meses: number; activa: boolean }) {
  const pedidos = useRetrasado(meses, TECLEO_MS)
  const { data } = useQuery(alcanceQuery(useApi(), pedidos))
  const texto =
    data && parseMesesParaBorrar(meses).ok
      ? `Con ${data.meses === 1 ? 'un mes' : `${data.meses} meses`}, hoy ${formatAlcance(activa ? 'alcanza' : 'alcanzaría', data)}.`
      : ''
  return <span aria-live="polite">{texto}</span>
}

const NUMEROS = [
  'metaDeParticipacion',
  'correosPorDia',
  'mesesParaActualizarCv',
  'mesesParaBorrarCv',
] as const

type Numero = (typeof NUMEROS)[number]
type Escritos = Record<Numero, string> & { papel: AjustesDeFirma['papel'] }

const mapNumeros = <T,>(get: (campo: Numero) => T) =>
  Object.fromEntries(NUMEROS.map((campo) => [campo, get(campo)])) as Record<Numero, T>

const toEscritos = (ajustes: AjustesDeFirma): Escritos => ({
  papel: ajustes.papel,
  ...mapNumeros((campo) => String(ajustes[campo])),
})

/** "60 000" is a number too; an empty field is none. */
const toNumero = (escrito: string) => {
  const cifras = escrito.replace(/[\s,]/g, '')
  return cifras === '' ? Number.NaN : Number(cifras)
}

const toCambio = ({ papel, ...escritos }: Escritos) => ({
  papel,
  ...mapNumeros((campo) => toNumero(escritos[campo])),
})

/** Only what was changed is sent, so that two who are here at once do not undo each other. */
export function FormularioDeAjustes({ ajustes }: { ajustes: AjustesDeFirma }) {
  const api = useApi()
  const showAviso = useAvisos()
  const onGuardado = useGuardado()
  const { retencionDesde, ...actuales } = ajustes
  const form = useFormulario({
    inicial: toEscritos(ajustes),
    check: (escritos) =>
      changeAjustes({ ...actuales, retencionDesde: retencionDesde ?? null }, toCambio(escritos), 0).problemas,
    send: async (escritos) => {
      const cambiados = Object.entries(toCambio(escritos)).filter(
        ([campo, valor]) => valor !== actuales[campo as keyof typeof actuales],
      )
      return (await api(UpdateAjustes, { ajustes: Object.fromEntries(cambiados) })).updateAjustes
    },
    onListo: (texto) => void onGuardado(texto),
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  useRescate('ajustes', form.rescate)
  const numero = (campo: Numero) => ({
    ...form.campo(campo),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <form {...form.formProps} className={styles.formulario}>
      <Campo
        rotulo="Meta de participación (%)"
        ayuda="De las personas planeadas. Con ella se sabe qué grupo va atrasado."
        {...numero('metaDeParticipacion')}
      />
      <Campo
        rotulo="Correos por día y cuenta"
        ayuda="Invitaciones y recordatorios que una misma cuenta puede mandar en un día."
        {...numero('correosPorDia')}
      />
      <CampoSeleccion
        rotulo="Papel de los documentos"
        opciones={PAPELES.map((valor) => ({ valor, texto: NOMBRE_DE_PAPEL[valor] }))}
        ayuda="De los informes en PDF y de las papeletas."
        {...form.campo('papel')}
      />
      <span />
      <Campo
        rotulo="Pedir un CV al día después de (meses)"
        ayuda="Desde entonces aparece en la lista por actualizar."
        {...numero('mesesParaActualizarCv')}
      />
      <Campo
        rotulo="Borrar un CV después de (meses)"
        ayuda={
          <>
            Solo mientras la retención esté activa.{' '}
            <AlcanceDeRetencion
              meses={toNumero(form.valores.mesesParaBorrarCv)}
              activa={retencionDesde != null}
            />
          </>
        }
        {...numero('mesesParaBorrarCv')}
      />
      <Boton tono="primario" {...form.botonProps} className={styles.guardar}>
        {form.enviando ? 'Guardando…' : 'Guardar ajustes'}
      </Boton>
      <GuardaDeCambios hasCambios={form.hasCambios} />
    </form>
  )
}

import { Link } from 'react-router'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { HacerLote } from './HacerLote.tsx'
import { ListaDeLotes } from './ListaDeLotes.tsx'
import styles from './SinCorreo.module.css'
import type { PersonasSinCorreoQuery } from './sin-correo.generated.ts'
import { type ClimaSinCorreo, type EnlacesDeSinCorreo, useLotes } from './sin-correo-queries.ts'

interface PapelProps {
  clima: ClimaSinCorreo
  datos: PersonasSinCorreoQuery['appInfo']
  enlaces: EnlacesDeSinCorreo
}

/** The questionnaire by pen, and the way to typing it in. */
export function Papel({ clima, datos, enlaces }: PapelProps) {
  const hacer = useLotes(clima)
  const { papel } = datos.getAjustes
  const lugares = new Map(
    datos.getLlegadas.porGrupo.map(({ id, lugaresSinCorreo }) => [id, lugaresSinCorreo]),
  )
  return (
    <div className={styles.partes}>
      <section>
        <h2>Lotes de cuestionarios</h2>
        <ListaDeLotes
          clima={clima}
          lotes={datos.getLotes.filter(({ via }) => via === 'captura')}
          vacio="Todavía no hay cuestionarios en papel. Se abren por grupo, en el formulario."
          ocupado={hacer.isPending}
          onAnular={({ numero }) => hacer.mutate({ de: 'anulacion', lote: numero })}
          acciones={({ numero }) => (
            <>
              <Boton
                chico
                unaVez
                aria-label={`Imprimir cuestionario del lote ${numero}`}
                aria-disabled={hacer.isPending}
                onClick={() => hacer.isPending || hacer.mutate({ de: 'cuestionario', lote: numero, papel })}
              >
                <Icono nombre="imprimir" />
                Imprimir cuestionario
              </Boton>
              <Link
                to={enlaces.captura(numero)}
                className={botonClassName('secundario', true)}
                aria-label={`Capturar el lote ${numero}`}
              >
                Capturar
              </Link>
            </>
          )}
        />
        <h2 className={styles.separa}>De la urna a las cifras</h2>
        <ol className={styles.pasos}>
          <li>Imprime tantas copias como personas: el cuestionario no lleva token ni nombre.</li>
          <li>Cada quien lo llena con lápiz y lo echa en la urna.</li>
          <li>
            Captura de diez en diez: cada papel se guarda al terminarlo. Eliges si se teclea una vez, una
            muestra dos veces o todo dos veces.
          </li>
          <li>Al terminar, destruye los papeles. En la bitácora queda quién capturó cuántos.</li>
        </ol>
      </section>
      <HacerLote
        titulo="Hacer cuestionarios"
        grupos={clima.gruposDeOpinion}
        lugares={lugares}
        papel={papel}
        rotulo="Para cuántas personas"
        accion={(n) => (n > 0 ? `Abrir un lote para ${formatNumero(n)}` : 'Abrir un lote')}
        ayuda={(n) => `Sale el cuestionario una vez: imprime ${formatCantidad(n, 'copia', 'copias')}.`}
        onHacer={(pedido) => hacer.mutateAsync({ de: 'cuestionarios', ...pedido })}
      >
        <div className={styles.reparto}>
          <strong>Para que sea anónimo</strong>
          <ul>
            <li>Que nadie recoja los papeles en mano: una urna cerrada.</li>
            <li>Revuélvelos antes de capturar.</li>
            <li>Quien captura no es jefe de quien contestó.</li>
          </ul>
        </div>
      </HacerLote>
    </div>
  )
}

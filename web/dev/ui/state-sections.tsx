import { Lock, Plus } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card, cardLinkClass } from "../../ui/card.tsx";
import { Door, TapeMeasure } from "../../ui/drawings/illustrations-site.tsx";
import { BrickWall } from "../../ui/drawings/illustrations-wall.tsx";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Input } from "../../ui/fields/input.tsx";
import { Textarea } from "../../ui/fields/textarea.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { LoadingOverlay } from "../../ui/overlays/loading-overlay.tsx";
import { notify } from "../../ui/overlays/toast.tsx";
import { Stars } from "../../ui/stars.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { SkeletonCard, SkeletonGroup } from "../../ui/states/skeleton.tsx";
import { LONG_NAME, LONG_WORD, SERVICES } from "./samples.ts";

function Cards() {
  return (
    <section>
      <h2>Cartões e pessoas</h2>
      <div className="row">
        <Avatar name="Maria da Silva" size="sm" />
        <Avatar name="João" />
        <Avatar name="Ângela Souza" size="lg" src="/nao-existe.jpg" />
        <Avatar name="Portal" size="xl" src="/favicon.svg" />
      </div>
      <div className="cols">
        <Card as="article" interactive>
          <div className="row">
            <Avatar name={LONG_NAME} />
            <div style={{ minWidth: 0, flex: 1 }}>
              <h3 className="title">
                <a href="#cartao" className={cardLinkClass}>
                  {LONG_NAME}
                </a>
              </h3>
              <p className="note">Pedreiro</p>
            </div>
          </div>
          <div className="row" style={{ marginTop: 12 }}>
            <Stars value={4.6}>4,6 (12)</Stars>
            <Badge tone="premium">Premium</Badge>
          </div>
        </Card>
        <Card>
          <h3 className="title">{LONG_WORD}</h3>
          <p className="note">Cartão simples com palavra comprida.</p>
        </Card>
        <Card tone="premium">
          <h3 className="title">30 dias grátis</h3>
          <p>Cartão de oferta.</p>
        </Card>
        <Card tone="blueprint" className="blueprint-grid">
          <p className="title">Oportunidades</p>
          <p>236 demandas registradas</p>
        </Card>
      </div>
    </section>
  );
}

function Dialogs() {
  const [form, setForm] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [busy, setBusy] = useState(false);
  const [overlay, setOverlay] = useState(false);
  const [service, setService] = useState("");
  const remove = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setConfirm(false);
      notify.success("Excluído", "Foto removida.");
    }, 1200);
  };
  const load = () => {
    setOverlay(true);
    setTimeout(() => setOverlay(false), 4000);
  };
  return (
    <section>
      <h2>Diálogos, avisos e espera</h2>
      <div className="row">
        <Button variant="secondary" onClick={() => setForm(true)}>
          Abrir diálogo
        </Button>
        <Button variant="danger" onClick={() => setConfirm(true)}>
          Abrir confirmação
        </Button>
        <Button variant="outline" onClick={load}>
          Abrir espera
        </Button>
      </div>
      <div className="row">
        <Button
          variant="outline"
          onClick={() =>
            notify.success("Link copiado!", "O link de indicação foi copiado para a área de transferência.")
          }
        >
          Aviso: sucesso
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            notify.error("Erro ao processar assinatura", "Não foi possível criar a assinatura. Tente novamente.")
          }
        >
          Aviso: erro
        </Button>
        <Button variant="outline" onClick={() => notify.info("Curso em preparação")}>
          Aviso: informação
        </Button>
      </div>
      <Dialog
        open={form}
        onOpenChange={setForm}
        title="Nova Solicitação de Serviço"
        description="Seu pedido é removido automaticamente depois de 48 horas."
        footer={
          <>
            <Button variant="outline" onClick={() => setForm(false)}>
              Cancelar
            </Button>
            <Button onClick={() => notify.error("Campos obrigatórios", "Preencha todos os campos.")}>
              Publicar pedido
            </Button>
          </>
        }
      >
        <div style={{ display: "grid", gap: 20 }}>
          <Field label="Tipo de serviço" required>
            <Combobox options={SERVICES} value={service} onChange={setService} label="Tipo de serviço" kind="service" />
          </Field>
          {["Local", "Nome para contato", "Telefone", "Bairro", "Complemento"].map((label) => (
            <Field key={label} label={label} required>
              <Input />
            </Field>
          ))}
          <Field label="Descrição" required>
            <Textarea limit={500} redAbove={450} />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Excluir solicitação"
        text="Tem certeza que deseja excluir esta solicitação? Esta ação não pode ser desfeita."
        confirmLabel="Excluir"
        busyLabel="Excluindo..."
        danger
        busy={busy}
        onConfirm={remove}
      />
      {overlay && (
        <LoadingOverlay
          title="Área do Prestador"
          messages={["Preparando seu painel...", "Buscando oportunidades...", "Quase pronto..."]}
          messageMs={1300}
          durationMs={4000}
        />
      )}
    </section>
  );
}

function States() {
  return (
    <section>
      <h2>Vazio, erro, sem acesso, carregando</h2>
      <div className="cols">
        <Card>
          <EmptyState
            titleAs="h3"
            illustration={<BrickWall />}
            title="Você ainda não tem anúncios publicados."
            text="Anuncie materiais e ferramentas para toda a região."
            action={<Button icon={Plus}>Publicar Anúncio</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            titleAs="h3"
            illustration={<TapeMeasure />}
            title="Nenhum profissional encontrado"
            text="Tente ajustar os filtros de busca."
            action={<Button variant="outline">Limpar filtros</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            titleAs="h3"
            illustration={<Door />}
            title="Acesso Negado"
            text="Entre na sua conta para ver os planos."
            action={
              <a href="#entrar" className={buttonClass()}>
                <Lock size={20} aria-hidden />
                Entrar
              </a>
            }
          />
        </Card>
        <Card>
          <ErrorState titleAs="h3" onRetry={() => undefined} />
        </Card>
      </div>
      <SkeletonGroup label="Carregando profissionais..." className="cols">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    </section>
  );
}

export function StateSections() {
  return (
    <>
      <Cards />
      <Dialogs />
      <States />
    </>
  );
}

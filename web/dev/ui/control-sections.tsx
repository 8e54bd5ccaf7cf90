import { ArrowRight, Bell, Clock, Flame, Pencil, Plus, Search, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { InstagramIcon, WhatsAppIcon } from "../../ui/drawings/brand-icons.tsx";
import { GoogleIcon } from "../../ui/drawings/google-icon.tsx";
import { RemovableChip } from "../../ui/fields/removable-chip.tsx";
import { ToggleChip } from "../../ui/fields/toggle-chip.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { LONG_NAME, LONG_WORD } from "./samples.ts";

const VARIANTS = ["primary", "secondary", "outline", "ghost", "danger"] as const;

function Buttons() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <section>
      <h2>Botões</h2>
      {VARIANTS.map((variant) => (
        <div key={variant} className="row">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={Plus}>
            Publicar
          </Button>
          <Button variant={variant} busy busyLabel="Publicando...">
            Publicar
          </Button>
          <Button variant={variant} disabled>
            Desativado
          </Button>
        </div>
      ))}
      <div className="row">
        <Button size="sm">Pequeno</Button>
        <Button size="md">Médio</Button>
        <Button size="lg" iconEnd={ArrowRight}>
          Começar agora
        </Button>
        <Button variant="secondary" busy={busy} busyLabel="Salvando..." onClick={save}>
          Toque para ocupar
        </Button>
      </div>
      <Button full variant="secondary">
        {LONG_WORD}
      </Button>
      <div className="row">
        <ButtonLink href="https://wa.me/5567999998888" newTab icon={WhatsAppIcon} variant="secondary">
          Entrar em contato via WhatsApp
        </ButtonLink>
        <ButtonLink href="https://instagram.com/portal" newTab icon={InstagramIcon} variant="outline">
          Ver no Instagram
        </ButtonLink>
        <Button variant="outline" icon={GoogleIcon}>
          Entrar com Google
        </Button>
      </div>
      <div className="row">
        <IconButton icon={Pencil} label="Editar pedido" />
        <IconButton icon={Share2} label="Compartilhar" variant="outline" />
        <IconButton icon={Trash2} label="Excluir" variant="danger" />
        <IconButton icon={Bell} label="Solicitações, 3 pendentes" badge={3} />
        <IconButton icon={Bell} label="Solicitações, 120 pendentes" badge={120} variant="outline" />
        <IconButton icon={Search} label="Buscando" busy />
        <IconButton icon={Search} label="Buscar" disabled />
        <span className="dark">
          <IconButton icon={Bell} label="Avisos, 3 novos" variant="onDark" badge={3} />
        </span>
      </div>
    </section>
  );
}

function Labels() {
  const [on, setOn] = useState<Record<string, boolean>>({ eletrica: true });
  const [chosen, setChosen] = useState(["Pintura", "Reforma residencial", LONG_NAME]);
  return (
    <section>
      <h2>Etiquetas, filtros e estrelas</h2>
      <div className="row">
        <Badge>Neutro</Badge>
        <Badge tone="info" icon={Clock}>
          Nos próximos dias
        </Badge>
        <Badge tone="warning" icon={Clock}>
          Para amanhã
        </Badge>
        <Badge tone="danger" icon={Flame}>
          Urgente
        </Badge>
        <Badge tone="success" icon={Plus}>
          Ativo
        </Badge>
        <Badge tone="premium">Premium</Badge>
        <Badge tone="info">{LONG_NAME}</Badge>
      </div>
      <div className="row">
        {["eletrica", "hidraulica", "pintura"].map((key, i) => (
          <ToggleChip key={key} pressed={on[key] ?? false} onPressedChange={(next) => setOn({ ...on, [key]: next })}>
            {["Elétrica", "Hidráulica", "Pintura"][i]}
          </ToggleChip>
        ))}
      </div>
      <div className="row">
        {chosen.map((label) => (
          <RemovableChip
            key={label}
            label={label}
            onRemove={() => setChosen(chosen.filter((other) => other !== label))}
          />
        ))}
      </div>
      <div className="row">
        <Stars value={4.6}>4,6 (12 avaliações)</Stars>
        <Stars value={0} />
        <Stars value={5} size={24} />
      </div>
    </section>
  );
}

function TabsDemo() {
  const [tab, setTab] = useState("login");
  const [wide, setWide] = useState("a");
  return (
    <section>
      <h2>Abas</h2>
      <Tabs
        fill
        label="Entrar ou cadastrar"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: "login", label: "Fazer Login" },
          { value: "signup", label: "Novo Cadastro" },
        ]}
      >
        <TabPanel value="login">Conteúdo do login.</TabPanel>
        <TabPanel value="signup">Conteúdo do cadastro.</TabPanel>
      </Tabs>
      <Tabs
        label="Seções"
        value={wide}
        onValueChange={setWide}
        items={["Pedidos", "Anúncios", "Avaliações", "Assinaturas", "Usuários"].map((label, i) => ({
          value: "abcde"[i] ?? "",
          label,
          count: i * 12,
        }))}
      >
        {["a", "b", "c", "d", "e"].map((value) => (
          <TabPanel key={value} value={value}>
            Painel {value}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

export function ControlSections() {
  return (
    <>
      <Buttons />
      <Labels />
      <TabsDemo />
    </>
  );
}
